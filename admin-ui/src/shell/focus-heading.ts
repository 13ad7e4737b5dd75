import type { AnyRouter } from '@tanstack/react-router';

/**
 * After a navigation to another page the focus goes to its heading, so that keyboard and screen reader
 * start there. Not on the first page: nobody came from anywhere.
 *
 * @returns stops it
 */
export function focusHeadingAfterNavigation(router: AnyRouter): () => void {
  return router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) document.querySelector('h1')?.focus({ preventScroll: true });
  });
}
