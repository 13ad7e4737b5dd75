/**
 * Lets links such as `#content` scroll and move the focus without touching the address bar, which holds
 * the route. Without JavaScript the browser does the same by itself.
 */
export function handleInPageAnchors(page: Document = document): void {
  page.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    const target = link && page.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    if (!target || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    target.scrollIntoView();
    target.focus({ preventScroll: true });
  });
}
