/** Gives the focus to what takes none by itself. The page stays where it is scrolled to. */
export function focusInPlace(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Gives the focus to the page's heading; where the page has none, to its content. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (heading) focusInPlace(heading);
}
