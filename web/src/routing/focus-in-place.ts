/** Focuses an element that is not focusable by itself, without scrolling. */
export function focusInPlace(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Focuses the page's heading, or its content when it has none. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (heading) focusInPlace(heading);
}
