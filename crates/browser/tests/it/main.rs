//! Tests of the page in a real browser, in one program so that they share their browsers.

mod drag;
mod ending;
mod fantastic;
mod games;
mod keeping;
mod mistakes;
mod moments;
mod pace;
mod page;
mod pages;
mod replays;
mod shell;
mod speed;
mod start;
mod table;
mod tabs;
mod twin;
