import { createMemoryHistory, createRouter, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from '../route-tree.gen';
import { MOVED_PERMANENTLY } from '../routing/moved';
import type { AppContext } from './app-context';
import { ErrorScreen } from './error-screens';

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
    // As the server has its routes: it leads '/Contact' to '/contact'.
    caseSensitive: true,
    defaultPreload: preload,
    // Freshness is the query cache's business; the router keeps nothing of its own.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorScreen,
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

/*
 * Below is what the router keeps to itself and its own server rendering uses: that one writes inline scripts, which the
 * security policy refuses, and a state that differs with each rendering, so that no page could be kept for everybody.
 */

/**
 * Loads one route on the server.
 *
 * @param route path and search
 * @returns only a path when the page has moved there
 * @throws what a loader threw
 */
export async function loadRoute(route: string, context: AppContext) {
  const history = createMemoryHistory({ initialEntries: [route] });
  const router = createAppRouter(history, context);
  // An impossible filter ('?role=painter') is left out, as in the browser. Left to itself the router would
  // ask for a redirect to the address without it and render nothing.
  const { pathname } = router.latestLocation;
  history.replace(
    router.buildLocation({ to: pathname, search: true, _includeValidateSearch: true }).publicHref,
  );
  await router.load();

  const result = router._serverResult;
  if (result?.type === 'redirect' && result.redirect.status === MOVED_PERMANENTLY) {
    // Without its search: the one that was asked for goes along as it was written.
    const [path] = result.redirect.headers.get('location')?.split(/[?#]/, 1) ?? [];
    if (!path) throw new Error('A page has moved without saying where to');
    return { kind: 'moved', path } as const;
  }

  const { matches, location } = router.state;
  const failed = matches.find(({ status }) => status === 'error');
  if (failed) throw failed.error;
  return {
    kind: 'loaded',
    router,
    pathname: location.pathname,
    routeIds: matches.map(({ routeId }) => routeId),
    missing: matches.some(
      (match) => match.status === 'notFound' || match._notFound || isCatchAll(match.routeId),
    ),
  } as const;
}

/** Whether a route is there for the paths that no route has. */
const isCatchAll = (routeId: string) => routeId.endsWith('/$');

/** Tells the router that its markup came from a server, which decides about its outer Suspense boundary. */
export function expectServerMarkup(router: AppRouter): void {
  router.ssr = { manifest: undefined };
}
