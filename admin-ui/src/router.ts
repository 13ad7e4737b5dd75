import { createRouter } from '@tanstack/react-router';
import { Loading } from './manager/loaded';
import { queryClient } from './outcomes/query-client';
import { routeTree } from './route-tree.gen';
import { BrokenScreen, NotFoundPage } from './shell/plain-screens';

/** Shorter waits show the old page, with a line that grows at the top, instead of an empty one. */
const PENDING_MS = 4_000;

export const router = createRouter({
  routeTree,
  basepath: '/admin',
  context: { queryClient },
  defaultPreload: 'intent',
  // Loaders only warm TanStack Query's cache, which knows itself what is fresh.
  defaultPreloadStaleTime: 0,
  // For the same reason nothing is gained by keeping what a loader was asked for.
  defaultGcTime: 0,
  defaultPreloadGcTime: 0,
  defaultPendingMs: PENDING_MS,
  defaultPendingComponent: Loading,
  defaultErrorComponent: BrokenScreen,
  defaultNotFoundComponent: NotFoundPage,
  scrollRestoration: true,
});

// After a navigation to another page the focus goes to its heading, so that keyboard and screen reader start
// there. Not on the first page: nobody came from anywhere.
router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
  if (fromLocation && pathChanged) document.querySelector('h1')?.focus({ preventScroll: true });
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
