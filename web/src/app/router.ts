import { createMemoryHistory, createRouter, type RouterHistory } from '@tanstack/react-router';
import { siteQueries } from '../features/site/queries';
import { routeTree } from '../route-tree.gen';
import { initiativeRewrite, mayBeInitiative, publicPath } from '../routing/initiative-path';
import { MOVED_PERMANENTLY } from '../routing/moved';
import type { AppContext } from './app-context';
import { ErrorScreen } from './error-screens';

/**
 * Creates the router of one visitor: a tab in the browser, a request on the server.
 *
 * @param preload when a link preloads its page; never on the server
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
    // Like on the server, which redirects '/Contact' to '/contact'.
    caseSensitive: true,
    rewrite: initiativeRewrite,
    defaultPreload: preload,
    // The query cache decides what is fresh; the router caches nothing itself.
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

/* Below are internals of the router that its own server rendering uses. That rendering writes inline scripts, which
   the security policy refuses, and a state that differs each time, so that pages could not be cached. */

/**
 * Loads one route on the server.
 *
 * @param route path and search
 * @returns only a path when the page has moved there
 * @throws errors of loaders
 */
export async function loadRoute(route: string, context: AppContext) {
  const [asked = ''] = route.split('?', 1);
  if (mayBeInitiative(asked)) await context.queryClient.ensureQueryData(siteQueries.settings());
  const history = createMemoryHistory({ initialEntries: [route] });
  const router = createAppRouter(history, context);
  // Drops an invalid filter ('?role=painter'), like the browser does. By default the router would redirect to the
  // address without it and render nothing.
  const { pathname } = router.latestLocation;
  const path = publicPath(pathname);
  if (path !== pathname && asked === pathname) return { kind: 'moved', path } as const;
  history.replace(
    router.buildLocation({ to: pathname, search: true, _includeValidateSearch: true }).publicHref,
  );
  await router.load();

  const result = router._serverResult;
  if (result?.type === 'redirect' && result.redirect.status === MOVED_PERMANENTLY) {
    // Without its search: the requested search is appended unchanged.
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

/** Returns whether a route only handles unknown paths. */
const isCatchAll = (routeId: string) => routeId.endsWith('/$');

/** Tells the router that its markup came from a server, which decides about its outer Suspense boundary. */
export function expectServerMarkup(router: AppRouter): void {
  router.ssr = { manifest: undefined };
}
