//! Vs. System 2PCG at the host.
