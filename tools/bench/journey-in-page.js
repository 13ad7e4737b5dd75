// Runs in every document of the journey and notes when the expected content is visible. Uses clock times,
// because the document may change in between.

/** The frame with the content is on the screen when the next task runs. */
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
