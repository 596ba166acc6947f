//! Waiting, with an end to it.

use js_sys::Promise;
use leptos::prelude::window;
use std::future::{Future, poll_fn};
use std::pin::pin;
use std::task::Poll;
use std::time::Duration;
use wasm_bindgen_futures::JsFuture;

pub(crate) async fn sleep(time: Duration) {
    let wait = Promise::new(&mut |done, _| {
        let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(&done, time.as_millis() as i32);
    });
    let _ = JsFuture::from(wait).await;
}

/// What the work gives; none if it takes longer.
pub(crate) async fn within<T>(time: Duration, work: impl Future<Output = T>) -> Option<T> {
    let (mut work, mut clock) = (pin!(work), pin!(sleep(time)));
    poll_fn(|context| match work.as_mut().poll(context) {
        Poll::Ready(done) => Poll::Ready(Some(done)),
        Poll::Pending => clock.as_mut().poll(context).map(|()| None),
    })
    .await
}
