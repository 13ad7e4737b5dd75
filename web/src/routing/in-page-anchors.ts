/** '#/…' is a route. */
const ANCHOR = 'a[href^="#"]:not([href^="#/"])';

/**
 * Lets links such as `#content` scroll and move the focus without changing the address bar, which contains the route.
 * Without JavaScript the browser does this itself.
 */
export function handleInPageAnchors(page: Document = document): void {
  page.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest(ANCHOR) : null;
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return;
    // Also for a missing target: otherwise the browser would write the anchor into the bar, and a reload would open
    // that page.
    event.preventDefault();
    const target = page.getElementById(decodedId(link));
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  });
}

/** Decodes the id as it is in the page: browsers encode letters outside of ASCII. */
function decodedId(link: Element): string {
  const id = link.getAttribute('href')?.slice(1) ?? '';
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
