import { createRouter } from '@tanstack/react-router';
import { Loading } from './manager/loaded';
import { queryClient } from './outcomes/query-client';
import { routeTree } from './route-tree.gen';
import { BrokenScreen } from './shell/broken-screen';
import { focusHeadingAfterNavigation } from './shell/focus-heading';
import { NotFoundPage } from './shell/not-found-page';

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

focusHeadingAfterNavigation(router);

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
