/** Gives the focus to what takes none by itself. The page stays where it is scrolled to. */
export function focusInPlace(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
