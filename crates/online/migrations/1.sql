-- Persons without an account; `secret` is the hash of what their browser keeps.
CREATE TABLE guests (
    id INTEGER PRIMARY KEY,
    secret BLOB NOT NULL UNIQUE,
    name TEXT NOT NULL,
    came INTEGER NOT NULL
) STRICT;

CREATE TABLE rooms (
    id INTEGER PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    opened INTEGER NOT NULL,
    -- The process that runs the room; none while nobody does.
    holder BLOB,
    -- How many entries it has.
    len INTEGER NOT NULL
) STRICT;

-- Everything that happens in a room, in order. Nothing here is ever changed.
CREATE TABLE entries (
    room INTEGER NOT NULL REFERENCES rooms (id),
    number INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (room, number)
) STRICT, WITHOUT ROWID;

-- Processes that run rooms, and until when nobody else gets what they hold, in seconds since 1970.
CREATE TABLE holders (
    holder BLOB PRIMARY KEY,
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
