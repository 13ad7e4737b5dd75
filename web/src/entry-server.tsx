import { AsyncLocalStorage } from 'node:async_hooks';
import { dehydrate } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { App } from './app';
import { type DocumentAssets, documentHtml } from './document-html';
import { type FailureKind, failureKind } from './features/site/failure-kind';
import { feedLinks } from './findable/feeds';
import { findableFile } from './findable/files';
import type { FindableFile } from './findable/findable-file';
import { structuredData } from './findable/structured-data';
import { FailureScreen as ClassicFailureScreen } from './generations/classic/screens/failure-screen';
import { FailureScreen as ModernFailureScreen } from './generations/modern/screens/failure-screen';
import { type Generation, generationOfPath } from './navigation/generation';
import { createQueryClient } from './outcomes/query-client';
import type { PageData } from './page-data';
import { createAppRouter } from './router';
import { connectStrapi } from './strapi/client';

/** The owner's cookie while the page of one request is rendered; everybody else has none. */
const visitor = new AsyncLocalStorage<{ cookie?: string }>();

/** Asks the cms one operation, in the name of whoever has the cookie. */
type AskCms = (
  operation: { text: string; variables: unknown },
  cookie: string | undefined,
) => Promise<{ status: number; type: string; body: string }>;

/** Call once, before the first page. */
export function connectToCms(ask: AskCms): void {
  connectStrapi(async (query, variables) => {
    const { status, type, body } = await ask({ text: query, variables }, visitor.getStore()?.cookie);
    return new Response(body, { status, headers: { 'content-type': type } });
  });
}

export interface PageRequest {
  /** Path and search: '/blog?tag=Runway' */
  route: string;
  /** Public origin of the site without a trailing slash */
  origin: string;
  /** Only to show the site to its owner under maintenance */
  cookie?: string;
  /** Style sheets and scripts for the routes that matched, outermost first */
  assetsOf: (routeIds: string[]) => DocumentAssets;
}

/** A page, or why there is none. */
export type RenderedPage =
  | { kind: 'page'; status: 200 | 404; html: string }
  | { kind: 'failure'; failure: FailureKind; error: unknown };

/** Renders one public page. */
export function renderPage(request: PageRequest): Promise<RenderedPage> {
  return visitor.run({ cookie: request.cookie }, async (): Promise<RenderedPage> => {
    try {
      return await render(request);
    } catch (error) {
      return { kind: 'failure', failure: failureKind(error), error };
    }
  });
}

async function render({ route, origin, assetsOf }: PageRequest): Promise<RenderedPage> {
  const queryClient = createQueryClient();
  const renderedAt = new Date().toISOString();
  const history = createMemoryHistory({ initialEntries: [route] });
  const router = createAppRouter(history, { queryClient, origin, renderedAt });
  // An impossible filter ('?role=painter') is left out, as in the browser. Left to itself the router would
  // ask for a redirect to the address without it and render nothing.
  const { pathname } = router.latestLocation;
  history.replace(
    router.buildLocation({ to: pathname, search: true, _includeValidateSearch: true }).publicHref,
  );
  await router.load();

  const { matches, location } = router.state;
  const failed = matches.find(({ status }) => status === 'error');
  if (failed) throw failed.error;

  const markup = renderToString(
    <div id="root">
      <App router={router} />
    </div>,
  );
  const data: PageData = { route, origin, renderedAt, queries: dehydrate(queryClient) };
  const html = documentHtml({
    markup,
    data,
    generation: generationOfPath(location.pathname),
    assets: assetsOf(matches.map(({ routeId }) => routeId)),
    findable: {
      feeds: feedLinks(queryClient),
      structuredData: structuredData({ pathname: location.pathname, queryClient, origin }),
    },
  });
  const missing = matches.some((match) => match.status === 'notFound' || match._notFound);
  return { kind: 'page', status: missing ? 404 : 200, html };
}

/** A file for programs, or why there is none; `file` is null when nothing is at the path. */
export type RenderedFile =
  | { kind: 'file'; file: FindableFile | null }
  | { kind: 'failure'; failure: FailureKind; error: unknown };

/**
 * Makes a feed, a calendar, a part of the site map.
 *
 * @param request `origin` is the public one, without a trailing slash
 */
export async function renderFile(request: { path: string; origin: string }): Promise<RenderedFile> {
  try {
    const source = { queryClient: createQueryClient(), origin: request.origin };
    return { kind: 'file', file: await findableFile(request.path, source) };
  } catch (error) {
    return { kind: 'failure', failure: failureKind(error), error };
  }
}

interface FailurePage {
  failure: FailureKind;
  /** Shown for an unexpected failure */
  message?: string;
  /** Path and search of the page that was asked for */
  retryPath: string;
  assetsOf: PageRequest['assetsOf'];
}

/** The look of a failure: the screen of the theme, and the route whose layout has its styles. */
const FAILURE_LOOKS: Record<Generation, { Screen: typeof ModernFailureScreen; routeIds: string[] }> = {
  modern: { Screen: ModernFailureScreen, routeIds: [] },
  classic: {
    Screen: (props) => (
      <main>
        <ClassicFailureScreen {...props} />
      </main>
    ),
    routeIds: ['/v1'],
  },
};

/** A whole document without any script that says why the asked page cannot be shown, in the look of that page. */
export function renderFailure({ failure, message, retryPath, assetsOf }: FailurePage): string {
  const generation = generationOfPath(retryPath.split('?', 1)[0] ?? '');
  const { Screen, routeIds } = FAILURE_LOOKS[generation];
  const markup = renderToString(
    <div id="root">
      <Screen kind={failure} message={message} retryPath={retryPath} />
    </div>,
  );
  const { styles } = assetsOf(routeIds);
  return documentHtml({ markup, generation, assets: { styles, scripts: [], modulePreloads: [] } });
}
