import { AsyncLocalStorage } from 'node:async_hooks';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { nairobiDay } from '../../../cms/src/shared/nairobi';
import type { CompCard } from '../features/comp-card/comp-card';
import { compCardQueries } from '../features/comp-card/queries';
import { type MovedPath, readMovedPaths } from '../features/moved-paths/moved-paths';
import { type FailureKind, failureKind } from '../features/site/failure-kind';
import type { SiteIdentity } from '../features/site/site';
import { FormToken } from '../features/submission/documents';
import { FORM_NOTICE_ID, type PostedForm } from '../features/submission/posted-form';
import { receiveForm } from '../no-script/receive-form';
import { type Theme, themeOfPath } from '../routing/theme';
import { feedLinks } from '../seo/feeds';
import type { PublishedFile } from '../seo/published-file';
import { publishedFile } from '../seo/published-files';
import { structuredData } from '../seo/structured-data';
import type { PreviewSubject } from '../sharing/preview';
import { type Ask, connectStrapi, strapi, type TrustedDocument } from '../strapi/client';
import { StrapiUnavailable } from '../strapi/failures';
import { connectTexts, type ReadText, type RenderedTexts } from '../texts/read-before';
import { FailureScreen as ClassicFailureScreen } from '../themes/classic/screens/failure-screen';
import { FailureScreen as ModernFailureScreen } from '../themes/modern/screens/failure-screen';
import { App } from './app';
import type { AppContext } from './app-context';
import { type DocumentAssets, documentHtml } from './document-html';
import { pageMarkup } from './page-markup';
import { PreviewBar } from './preview-bar';
import { createQueryClient } from './query-client';
import { routeRead } from './route-read';
import { loadRoute } from './router';

/** What the public origin lends to every rendering. */
export interface Site {
  /** Public origin without a trailing slash */
  origin: string;
  /** Style sheets and scripts for the routes that matched, outermost first */
  assetsOf: (routeIds: string[]) => DocumentAssets;
  /** Asks the cms one operation; without headers of a visitor the answer is for everybody */
  ask: (
    operation: TrustedDocument & { variables: unknown },
    headers: CmsHeaders,
    signal: AbortSignal,
  ) => Promise<Response>;
  /** Reads Markdown on another thread */
  readText: ReadText;
  /** Whose site it is, as far as that is known */
  sign: () => SiteIdentity | undefined;
  /** Last touch on a page; development adds Vite's client */
  finish?: (url: string, html: string) => Promise<string>;
}

type CmsHeaders = Record<string, string>;

interface NoPage {
  kind: 'failure';
  failure: FailureKind;
  /** The cms answered, with errors: what it said before may no longer be true */
  hasErrors: boolean;
  error: unknown;
}

/** A document, and its style as the security policy allows it; none while developing. */
export interface Html {
  html: string;
  styleSource?: string;
}

interface Page extends Html {
  kind: 'page';
  status: 200 | 404;
}

/** A page, the path it has moved to for good, or why there is none. */
export type RenderedPage = Page | { kind: 'moved'; path: string } | NoPage;

/** The queries of features are the browser's too and know no server: which way they ask goes along with each rendering. */
const renderings = new AsyncLocalStorage<{ ask: Ask; texts: RenderedTexts }>();
connectStrapi(() => renderings.getStore()?.ask);
connectTexts(() => renderings.getStore()?.texts);

/**
 * What `work` gives, or why it gives nothing.
 *
 * @param headers what requests to the cms carry: the owner's cookie under maintenance, the address of who posts a form
 */
async function answered<Answer>(
  site: Site,
  headers: CmsHeaders,
  work: () => Promise<Answer>,
): Promise<Answer | NoPage> {
  const ask: Ask = (document, variables, signal) => site.ask({ ...document, variables }, headers, signal);
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

/** A page for who has a signed link to it, and for nobody else. */
export interface Preview {
  /** Opens it at the cms */
  token: string;
  /** Visitors do not see this yet */
  isDraft: boolean;
}

/** The address of a page with what it reads of its search: the page is kept under it. */
export const pageAddress = (asked: string): string => routeRead(asked);

/** Renders one public page. */
export function renderPage({ route, cookie, preview }: PageRequest, site: Site): Promise<RenderedPage> {
  const headers = { ...(cookie && { cookie }), ...(preview && { 'x-preview': preview.token }) };
  return answered(site, headers, () => render(route, site, { preview }));
}

/** What makes a page differ from the one that everybody gets. It stays as it was sent: no app takes over. */
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
    // A refused form is answered without scripts: the page then stays as it was sent, with what was typed.
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
 * Without TanStack's record of how and when each was asked, which would hold up the end of every page. What failed is
 * asked again by the browser.
 */
const answersIn = (queryClient: QueryClient) =>
  queryClient.getQueriesData({ predicate: ({ state }) => state.status === 'success' });

async function renderApp(
  route: string,
  given: Pick<AppContext, 'origin' | 'posted' | 'onPreview'>,
  below?: ReactNode,
) {
  const queryClient = createQueryClient();
  const renderedOn = nairobiDay();
  const loaded = await loadRoute(route, { ...given, queryClient, renderedOn });
  if (loaded.kind === 'moved') return loaded;
  const markup = pageMarkup(<App router={loaded.router} />, below);
  return { ...loaded, markup, queryClient, renderedOn };
}

/** A kept page must not wait for a cms that hangs. */
const TOKEN_LIMIT_MS = 1000;

/** A token for forms of pages that are sent now; undefined while the cms gives none. */
export async function freshFormToken(site: Site): Promise<string | undefined> {
  const signal = AbortSignal.timeout(TOKEN_LIMIT_MS);
  const answer = await answered(site, {}, () => strapi.request({ document: FormToken, signal }));
  // The page is of use without it: a form posted with none comes back with a fresh one and asks to be sent again.
  return 'formToken' in answer ? answer.formToken : undefined;
}

interface FormRequest {
  /** Path of the page with the form */
  route: string;
  fields: URLSearchParams;
  /** Tell the cms whose form it is, so that its limits count the right address */
  headers: CmsHeaders;
}

/** Where a stored form leads; the page again with what was typed; or why there is no page. */
export type AnsweredForm =
  | { kind: 'stored'; location: string }
  | ({ kind: 'refused'; status: number; retryAfterSeconds?: number } & Html)
  | NoPage;

/** Takes a form that was posted without JavaScript. */
export function answerForm({ route, fields, headers }: FormRequest, site: Site): Promise<AnsweredForm> {
  return answered(site, headers, async () => {
    const received = await receiveForm(route, fields);
    if (received?.kind === 'stored') {
      const { status, path = `${route}?sent=${status}#${FORM_NOTICE_ID}` } = received;
      return { kind: 'stored', location: path };
    }
    // Around its form the page is the same for everybody.
    const shown = `${route}${received?.search ?? ''}`;
    const page = await answered(site, {}, () => renderWherever(shown, site, received?.posted));
    if (page.kind === 'failure') return page;
    const status = page.status === 404 ? page.status : (received?.status ?? page.status);
    const { html, styleSource } = page;
    return { kind: 'refused', status, html, styleSource, retryAfterSeconds: received?.retryAfterSeconds };
  });
}

/** A form is answered with its page, also when that has moved since it was opened. */
async function renderWherever(route: string, site: Site, posted?: PostedForm): Promise<Page> {
  const rendered = await render(route, site, { posted });
  return rendered.kind === 'moved' ? renderWherever(rendered.path, site, posted) : rendered;
}

/** Where the owner sends visitors of paths that have no page; undefined while the cms does not say. */
export async function movedPaths(site: Site): Promise<readonly MovedPath[] | undefined> {
  const answer = await answered(
    site,
    {},
    async () => ({ kind: 'read', paths: await readMovedPaths() }) as const,
  );
  return answer.kind === 'read' ? answer.paths : undefined;
}

/** What the preview picture of a page shows; null when there is no such page. */
export type PreviewOfPage = { kind: 'preview'; subject: PreviewSubject | null } | NoPage;

/** Asks the page itself, so that its picture and what its head says of it are never two things. */
export function previewOfPage({ route }: { route: string }, site: Site): Promise<PreviewOfPage> {
  return answered(site, {}, async () => {
    let subject: PreviewSubject | null = null;
    const onPreview = (told: PreviewSubject) => {
      subject = told;
    };
    const app = await renderApp(route, { origin: site.origin, onPreview });
    // Links that were shared before a page has moved keep their picture.
    if (app.kind === 'moved') return previewOfPage({ route: app.path }, site);
    return { kind: 'preview', subject: app.missing ? null : subject };
  });
}

/** A file for programs, or why there is none; `file` is null when nothing is at the path. */
export type RenderedFile = { kind: 'file'; file: PublishedFile | null } | NoPage;

/** Makes a feed, a calendar, a part of the site map. */
export function renderFile({ path }: { path: string }, site: Site): Promise<RenderedFile> {
  return answered(site, {}, async () => {
    const source = { queryClient: createQueryClient(), origin: site.origin };
    return { kind: 'file', file: await publishedFile(path, source) };
  });
}

/** What stands on the comp card, or why nothing is known of it. */
export type AnsweredCard = { kind: 'card'; card: CompCard } | NoPage;

/** The content of the comp card, for its files. */
export function compCard(site: Site): Promise<AnsweredCard> {
  return answered(site, {}, async () => {
    return { kind: 'card', card: await createQueryClient().fetchQuery(compCardQueries.card()) };
  });
}

interface FailurePage {
  failure: FailureKind;
  /** Path and search of the page that was asked for */
  retryPath: string;
  /** By which the failure is found in the log */
  reference?: string;
  /** What was typed into the form that the page was posted with; sent again by another try */
  fields?: [name: string, value: string][];
}

/** The look of a failure: the screen of the theme, and a route with its styles. */
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
 * A whole document that says why the asked page cannot be shown, in the look of that page. Its only script leads from a
 * hash address, of which the server cannot see the page, to the path of it.
 */
export function renderFailure(
  { failure, reference, retryPath, fields }: FailurePage,
  { assetsOf, sign }: Pick<Site, 'assetsOf' | 'sign'>,
): Html {
  const theme = themeOfPath(retryPath.split('?', 1)[0] ?? '');
  const { Screen, routeIds } = FAILURE_LOOKS[theme];
  // What went wrong inside is for the log; a visitor reads the status text.
  const message = failure === 'unexpected' ? 'Internal Server Error' : undefined;
  const markup = renderToString(
    <>
      <script async src="/asked-page.js" />
      <div id="root">
        <Screen
          kind={failure}
          message={message}
          reference={reference}
          retryPath={retryPath}
          fields={fields}
          sign={sign()}
        />
      </div>
    </>,
  );
  const assets = assetsOf(routeIds);
  return { html: documentHtml({ markup, theme, assets }), styleSource: assets.style?.source };
}
