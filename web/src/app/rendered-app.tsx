import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { MOVED_PERMANENTLY } from '../routing/moved';
import { App } from './app';
import type { AppContext } from './app-context';
import { createQueryClient } from './query-client';
import { createAppRouter } from './router';

type Given = Pick<AppContext, 'origin' | 'posted' | 'onPreview'>;

/**
 * Loads and renders one route on the server.
 *
 * @param route path and search
 * @returns only a path when the page has moved there
 * @throws what a loader threw
 */
export async function renderApp(route: string, given: Given) {
  const queryClient = createQueryClient();
  const renderedAt = new Date().toISOString();
  const history = createMemoryHistory({ initialEntries: [route] });
  const router = createAppRouter(history, { ...given, queryClient, renderedAt });
  // An impossible filter ('?role=painter') is left out, as in the browser. Left to itself the router would
  // ask for a redirect to the address without it and render nothing.
  const { pathname } = router.latestLocation;
  history.replace(
    router.buildLocation({ to: pathname, search: true, _includeValidateSearch: true }).publicHref,
  );
  await router.load();

  const result = router._serverResult;
  if (result?.type === 'redirect' && result.redirect.status === MOVED_PERMANENTLY) {
    return { kind: 'moved', path: pathOf(result.redirect) } as const;
  }

  const { matches, location } = router.state;
  const failed = matches.find(({ status }) => status === 'error');
  if (failed) throw failed.error;

  const markup = renderToString(
    <div id="root">
      <App router={router} />
    </div>,
  );
  return {
    kind: 'rendered',
    markup,
    queryClient,
    renderedAt,
    pathname: location.pathname,
    routeIds: matches.map(({ routeId }) => routeId),
    missing: matches.some((match) => match.status === 'notFound' || match._notFound),
  } as const;
}

/** Without its search: the one that was asked for goes along as it was written. */
function pathOf({ headers }: Response): string {
  const [path] = headers.get('location')?.split(/[?#]/, 1) ?? [];
  if (!path) throw new Error('A page has moved without saying where to');
  return path;
}
