import { AsyncLocalStorage } from 'node:async_hooks';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { siteDay } from '../../../cms/src/shared/site-clock';
import { compCardQueries } from '../features/comp-card/queries';
import { type MovedPath, readMovedPaths } from '../features/moved-paths/moved-paths';
import { type FailureKind, failureKind } from '../features/site/failure-kind';
import type { SiteIdentity } from '../features/site/queries';
import { FormToken } from '../features/submission/documents';
import { FORM_NOTICE_ID, type PostedForm } from '../features/submission/posted-form';
import { receiveForm } from '../no-script/receive-form';
import { type Theme, themeOfPath } from '../routing/theme';
import { feedLinks } from '../seo/feeds';
import type { PreviewSubject } from '../seo/preview';
import { publishedFile } from '../seo/published-files';
import { structuredData } from '../seo/structured-data';
import { type Ask, connectStrapi, strapi } from '../strapi/client';
import { StrapiUnavailable } from '../strapi/failures';
import { connectTexts, type ReadText, type RenderedTexts } from '../texts/read-before';
import { FailureScreen as ClassicFailureScreen } from '../themes/classic/screens/failure-screen';
import { FailureScreen as ModernFailureScreen } from '../themes/modern/screens/failure-screen';
import type { FailureScreenProps } from '../themes/shared/failure';
import { App } from './app';
import type { AppContext } from './app-context';
import { type DocumentAssets, documentHtml } from './document-html';
import { pageMarkup } from './page-markup';
import { PreviewBar } from './preview-bar';
import { createQueryClient } from './query-client';
import { routeRead } from './route-read';
import { loadRoute } from './router';

/** Data and functions that the public origin gives to every rendering. */
export interface Site {
  origin: string;
  /** Style sheets and scripts of the matched routes, outermost first */
  assetsOf: (routeIds: string[]) => DocumentAssets;
  /** Runs an operation on the CMS; without a visitor's headers the response is for everybody */
  ask: (
    operation: { id: string; variables: unknown },
    headers: CmsHeaders,
    signal: AbortSignal,
  ) => Promise<Response>;
  /** Reads Markdown on another thread */
  readText: ReadText;
  /** The identity of the site, as far as it is known */
  sign: () => SiteIdentity | undefined;
  /** Last change to a page: development adds Vite's client */
  finish?: (url: string, html: string) => Promise<string>;
}

type CmsHeaders = Record<string, string>;

interface NoPage {
  kind: 'failure';
  failure: FailureKind;
  /** The CMS responded with errors, so its earlier responses may be outdated */
  hasErrors: boolean;
  error: unknown;
}

/** A document, and the source of its style in the security policy, which development does not have. */
export interface Html {
  html: string;
  styleSource?: string;
}

interface Page extends Html {
  kind: 'page';
  status: 200 | 404;
}

/** A page, the path that it has moved to, or the reason for a failure. */
export type RenderedPage = Page | { kind: 'moved'; path: string } | NoPage;

/**
 * The queries of features also run in the browser and know no server, so each rendering carries its own functions for
 * requests and texts.
 */
const renderings = new AsyncLocalStorage<{ ask: Ask; texts: RenderedTexts }>();
connectStrapi(() => renderings.getStore()?.ask);
connectTexts(() => renderings.getStore()?.texts);

/**
 * Returns the result of `work`, or the reason for its failure.
 *
 * @param headers for requests to the CMS: the owner's cookie under maintenance, the address of the visitor who posts a
 * form
 */
async function answered<Answer>(
  site: Site,
  headers: CmsHeaders,
  work: () => Promise<Answer>,
): Promise<Answer | NoPage> {
  const ask: Ask = (document, variables, signal) => site.ask({ id: document.id, variables }, headers, signal);
  try {
    return await renderings.run({ ask, texts: { read: site.readText, trees: new Map() } }, work);
  } catch (error) {
    const failure = failureKind(error);
    const hasErrors = failure !== 'away' || (error instanceof StrapiUnavailable && error.hasErrors);
    return { kind: 'failure', failure, hasErrors, error };
  }
}

interface PageRequest {
  /** Path and search: '/blog?tag=Runway' */
  route: string;
  /** Only to show the site to its owner under maintenance */
  cookie?: string;
  preview?: Preview;
}

/** A page that only a signed link opens. */
export interface Preview {
  /** Opens the page in the CMS */
  token: string;
  /** Visitors do not see this version yet */
  isDraft: boolean;
}

/** Returns the address of a page with the search parameters that it reads: its cache key. */
export const pageAddress = (asked: string): string => routeRead(asked);

export function renderPage({ route, cookie, preview }: PageRequest, site: Site): Promise<RenderedPage> {
  const headers = { ...(cookie && { cookie }), ...(preview && { 'x-preview': preview.token }) };
  return answered(site, headers, () => render(route, site, { preview }));
}

/** Differences from the page that everybody gets. Such a page has no scripts. */
interface Differing {
  posted?: PostedForm;
  preview?: Preview;
}

async function render(
  route: string,
  site: Site,
  { posted, preview }: Differing = {},
): Promise<Exclude<RenderedPage, NoPage>> {
  const { origin } = site;
  const app = await renderApp(route, { origin, posted }, preview && <PreviewBar {...preview} />);
  if (app.kind === 'moved') return app;
  const { markup, queryClient, renderedOn, pathname, routeIds, missing } = app;
  const assets = site.assetsOf(routeIds);
  const html = documentHtml({
    markup,
    // A refused form was posted without scripts, so its page stays as it was sent, with the typed values.
    data: posted || preview ? undefined : { route, origin, renderedOn, answers: answersIn(queryClient) },
    assets,
    theme: themeOfPath(pathname),
    seo: {
      feeds: feedLinks(queryClient),
      structuredData: structuredData({ pathname, queryClient, origin }),
    },
  });
  return {
    kind: 'page',
    status: missing ? 404 : 200,
    html: site.finish ? await site.finish(route, html) : html,
    styleSource: assets.style?.source,
  };
}

/**
 * Without TanStack's timestamps and states, which would make every page longer. The browser repeats failed queries.
 */
const answersIn = (queryClient: QueryClient) =>
  queryClient.getQueriesData({ predicate: ({ state }) => state.status === 'success' });

async function renderApp(
  route: string,
  given: Pick<AppContext, 'origin' | 'posted' | 'onPreview'>,
  below?: ReactNode,
) {
  const queryClient = createQueryClient();
  const renderedOn = siteDay();
  const loaded = await loadRoute(route, { ...given, queryClient, renderedOn });
  if (loaded.kind === 'moved') return loaded;
  const markup = pageMarkup(<App router={loaded.router} />, below);
  return { ...loaded, markup, queryClient, renderedOn };
}

/** A cached page must not wait for a CMS that hangs. */
const TOKEN_LIMIT_MS = 1000;

/** Returns a token for forms of pages that are sent now; undefined while the CMS returns none. */
export async function freshFormToken(site: Site): Promise<string | undefined> {
  const signal = AbortSignal.timeout(TOKEN_LIMIT_MS);
  const answer = await answered(site, {}, () => strapi.request({ document: FormToken, signal }));
  // The page works without it: a form without a token comes back with a new one and a request to send it again.
  return 'formToken' in answer ? answer.formToken : undefined;
}

interface FormRequest {
  /** Path of the page with the form */
  route: string;
  fields: URLSearchParams;
  /** Identify the sender to the CMS, so that its limits count the right address */
  headers: CmsHeaders;
}

/** Where a stored form leads, the page again with the typed values, or the reason for a failure. */
export type AnsweredForm =
  | { kind: 'stored'; location: string }
  | ({ kind: 'refused'; status: number; retryAfterSeconds?: number } & Html)
  | NoPage;

/** Handles a form that was posted without JavaScript. */
export function answerForm({ route, fields, headers }: FormRequest, site: Site): Promise<AnsweredForm> {
  return answered(site, headers, async () => {
    const received = await receiveForm(route, fields);
    if (received?.kind === 'stored') {
      const { status, path = `${route}?sent=${status}#${FORM_NOTICE_ID}`, search = '' } = received;
      return { kind: 'stored', location: path + search };
    }
    // The rest of the page is the same for everybody.
    const shown = `${route}${received?.search ?? ''}`;
    const page = await answered(site, {}, () => renderWherever(shown, site, received?.posted));
    if (page.kind === 'failure') return page;
    const status = page.status === 404 ? page.status : (received?.status ?? page.status);
    const { html, styleSource } = page;
    return { kind: 'refused', status, html, styleSource, retryAfterSeconds: received?.retryAfterSeconds };
  });
}

/** A form's page is rendered at its new address if it has moved since it was opened. */
async function renderWherever(route: string, site: Site, posted?: PostedForm): Promise<Page> {
  const rendered = await render(route, site, { posted });
  return rendered.kind === 'moved' ? renderWherever(rendered.path, site, posted) : rendered;
}

/** Returns the owner's redirects for paths without a page; undefined while the CMS does not respond. */
export async function movedPaths(site: Site): Promise<readonly MovedPath[] | undefined> {
  const answer = await answered(
    site,
    {},
    async () => ({ kind: 'read', paths: await readMovedPaths() }) as const,
  );
  return answer.kind === 'read' ? answer.paths : undefined;
}

/** The content of a page's preview picture; null when the page does not exist. */
export type PreviewOfPage = { kind: 'preview'; subject: PreviewSubject | null } | NoPage;

/** Renders the page itself, so that its picture always matches its metadata. */
export function previewOfPage({ route }: { route: string }, site: Site): Promise<PreviewOfPage> {
  return answered(site, {}, async () => {
    let subject: PreviewSubject | null = null;
    const onPreview = (previewed: PreviewSubject) => {
      subject = previewed;
    };
    const app = await renderApp(route, { origin: site.origin, onPreview });
    // Links that were shared before the page moved keep their picture.
    if (app.kind === 'moved') return previewOfPage({ route: app.path }, site);
    return { kind: 'preview', subject: app.missing ? null : subject };
  });
}

/** Makes a feed, a calendar or a part of the sitemap; `file` is null when the path has none. */
export function renderFile({ path }: { path: string }, site: Site) {
  return answered(site, {}, async () => {
    const source = { queryClient: createQueryClient(), origin: site.origin };
    return { kind: 'file', file: await publishedFile(path, source) } as const;
  });
}

/** Returns the content of the comp card. */
export function compCard(site: Site) {
  return answered(site, {}, async () => {
    const card = await createQueryClient().fetchQuery(compCardQueries.card());
    return { kind: 'card', card } as const;
  });
}

type FailurePage = Pick<FailureScreenProps, 'retryPath' | 'reference' | 'fields'> & { failure: FailureKind };

/** The screen of each theme for failures, and a route with its styles. */
const FAILURE_LOOKS: Record<Theme, { Screen: typeof ModernFailureScreen; routeIds: string[] }> = {
  modern: { Screen: ModernFailureScreen, routeIds: ['/_modern/$'] },
  classic: {
    Screen: (props) => (
      <main>
        <ClassicFailureScreen {...props} />
      </main>
    ),
    routeIds: ['/v1/$'],
  },
};

/**
 * Returns a whole document for a failure, in the theme of the requested page. Its only script opens the path of a hash
 * address, which the server cannot see.
 */
export function renderFailure(
  { failure, ...page }: FailurePage,
  { assetsOf, sign }: Pick<Site, 'assetsOf' | 'sign'>,
): Html {
  const theme = themeOfPath(page.retryPath.split('?', 1)[0] ?? '');
  const { Screen, routeIds } = FAILURE_LOOKS[theme];
  // Details of the error go to the log; the visitor reads the status text.
  const message = failure === 'unexpected' ? 'Internal Server Error' : undefined;
  const markup = renderToString(
    <>
      <script async src="/asked-page.js" />
      <div id="root">
        <Screen kind={failure} message={message} sign={sign()} {...page} />
      </div>
    </>,
  );
  const assets = assetsOf(routeIds);
  return { html: documentHtml({ markup, theme, assets }), styleSource: assets.style?.source };
}
