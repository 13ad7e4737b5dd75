import { createRouter } from '@tanstack/react-router';
import { Loading } from './kit/page/loaded';
import { queryClient } from './notifications/query-client';
import { routeTree } from './route-tree.gen';
import { BrokenScreen, NotFoundPage } from './shell/plain-screens';

/** Shorter waits keep the old page, with a progress line at the top. */
const PENDING_MS = 4_000;

export const router = createRouter({
  routeTree,
  basepath: '/admin',
  context: { queryClient },
  defaultPreload: 'intent',
  // Loaders only fill TanStack Query's cache, which tracks what is fresh.
  defaultPreloadStaleTime: 0,
  // For the same reason the router need not keep loader results.
  defaultGcTime: 0,
  defaultPreloadGcTime: 0,
  defaultPendingMs: PENDING_MS,
  defaultPendingComponent: Loading,
  defaultErrorComponent: BrokenScreen,
  defaultNotFoundComponent: NotFoundPage,
  scrollRestoration: true,
});

// After a navigation, focus the heading of the new page for keyboards and screen readers. Not on the first page,
// which follows no navigation.
router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
  if (fromLocation && pathChanged) document.querySelector('h1')?.focus({ preventScroll: true });
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
