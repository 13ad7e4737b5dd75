/** '#/…' is a route. */
const ANCHOR = 'a[href^="#"]:not([href^="#/"])';

/**
 * Lets links such as `#content` scroll and move the focus without touching the address bar, which holds
 * the route. Without JavaScript the browser does the same by itself.
 */
export function handleInPageAnchors(page: Document = document): void {
  page.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest(ANCHOR) : null;
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return;
    // One that leads nowhere, too: a reload would open the page that the browser then wrote into the bar.
    event.preventDefault();
    const target = page.getElementById(decodedId(link));
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  });
}

/** As the id is written on the page: browsers send other letters than ours encoded. */
function decodedId(link: Element): string {
  const id = link.getAttribute('href')?.slice(1) ?? '';
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
