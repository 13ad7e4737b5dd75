import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from '../route-tree.gen';
import { ErrorScreen } from '../themes/modern/screens/error-screen';
import { NotFoundScreen } from '../themes/modern/screens/not-found-screen';
import type { AppContext } from './app-context';

/**
 * The router of one visitor: a tab in the browser, a request on the server.
 *
 * @param preload when a link loads its page ahead; never on the server
 */
export function createAppRouter(
  history: RouterHistory,
  context: AppContext,
  preload: 'intent' | false = false,
) {
  return createRouter({
    routeTree,
    history,
    context,
    defaultPreload: preload,
    // Freshness is the query cache's business; the router keeps nothing of its own.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    // On the server this would write an inline script, which the security policy refuses.
    scrollRestoration: !import.meta.env.SSR,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
