//! Super Hero Squad at the host.
