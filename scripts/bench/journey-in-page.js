// Runs in every document of the journey: notes when what is waited for can be seen. Moments are of the clock, because
// the document may be another one by then.

/** The frame that shows it is on the screen when the task after it runs. */
function look() {
  const waited = sessionStorage.getItem('waited-for');
  if (waited && document.querySelector(waited) && !sessionStorage.getItem('seen')) {
    setTimeout(() => {
      sessionStorage.setItem('seen', String(performance.timeOrigin + performance.now()));
      sessionStorage.removeItem('waited-for');
    });
  }
  requestAnimationFrame(look);
}
requestAnimationFrame(look);

addEventListener(
  'click',
  ({ timeStamp }) => sessionStorage.setItem('since', String(performance.timeOrigin + timeStamp)),
  { capture: true },
);
