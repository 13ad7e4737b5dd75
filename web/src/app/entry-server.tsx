import { AsyncLocalStorage } from 'node:async_hooks';
import { dehydrate } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { type FailureKind, failureKind } from '../features/site/failure-kind';
import type { SiteSign } from '../features/site/site';
import { FormToken } from '../features/submission/documents';
import { FORM_NOTICE_ID, type PostedForm } from '../features/submission/posted-form';
import { type Received, receiveForm } from '../no-script/receive-form';
import { type Theme, themeOfPath } from '../routing/theme';
import { feedLinks } from '../seo/feeds';
import type { PublishedFile } from '../seo/published-file';
import { publishedFile } from '../seo/published-files';
import { structuredData } from '../seo/structured-data';
import type { PreviewSubject } from '../sharing/preview';
import { connectStrapi, strapi } from '../strapi/client';
import { FailureScreen as ClassicFailureScreen } from '../themes/classic/screens/failure-screen';
import { FailureScreen as ModernFailureScreen } from '../themes/modern/screens/failure-screen';
import { type DocumentAssets, documentHtml } from './document-html';
import type { PageData } from './page-data';
import { createQueryClient } from './query-client';
import { renderApp } from './rendered-app';

/**
 * What requests to the cms carry while one visitor is answered: the owner's cookie under maintenance, the address
 * of who posts a form. Pages for everybody carry nothing.
 */
const visitor = new AsyncLocalStorage<Record<string, string>>();

/** Asks the cms one operation; without headers of a visitor the answer is for everybody. */
type AskCms = (
  operation: { text: string; variables: unknown },
  headers: Record<string, string>,
  signal: AbortSignal,
) => Promise<{ status: number; type: string; body: string }>;

/** Call once, before the first page. */
export function connectToCms(ask: AskCms): void {
  connectStrapi(async (query, variables, signal) => {
    const { status, type, body } = await ask({ text: query, variables }, visitor.getStore() ?? {}, signal);
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

interface NoPage {
  kind: 'failure';
  failure: FailureKind;
  error: unknown;
}

/** A document, and its style as the security policy allows it; none while developing. */
interface Html {
  html: string;
  styleSource?: string;
}

interface Page extends Html {
  kind: 'page';
  status: 200 | 404;
}

/** A page, the path it has moved to for good, or why there is none. */
export type RenderedPage = Page | { kind: 'moved'; path: string } | NoPage;

/** Renders one public page. */
export function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { cookie } = request;
  return visitor.run(cookie ? { cookie } : {}, () => renderOrFail(request));
}

async function renderOrFail(request: PageRequest, posted?: PostedForm): Promise<RenderedPage> {
  try {
    return await render(request, posted);
  } catch (error) {
    return { kind: 'failure', failure: failureKind(error), error };
  }
}

/** A form is answered with its page, also when that has moved since it was opened. */
async function renderWherever(request: PageRequest, posted?: PostedForm): Promise<Page | NoPage> {
  const rendered = await renderOrFail(request, posted);
  if (rendered.kind !== 'moved') return rendered;
  return renderWherever({ ...request, route: rendered.path }, posted);
}

/** A kept page must not wait for a cms that hangs. */
const TOKEN_LIMIT_MS = 1000;

/** A token for forms of pages that are sent now; undefined while the cms gives none. */
export async function freshFormToken(): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(TOKEN_LIMIT_MS);
    return (await strapi.request({ document: FormToken, signal })).formToken;
  } catch {
    // The page is of use without it: a form posted with none comes back with a fresh one and asks to be sent again.
    return undefined;
  }
}

export interface FormRequest extends Omit<PageRequest, 'cookie'> {
  fields: URLSearchParams;
  /** Tell the cms whose form it is, so that its limits count the right address */
  headers: Record<string, string>;
}

/** Where a stored form leads; the page again with what was typed; or why there is no page. */
export type AnsweredForm =
  | { kind: 'stored'; location: string }
  | ({ kind: 'refused'; status: number; retryAfterSeconds?: number } & Html)
  | NoPage;

/**
 * Takes a form that was posted without JavaScript.
 *
 * @param request `route` is the path of the page with the form
 */
export async function answerForm({ fields, headers, ...page }: FormRequest): Promise<AnsweredForm> {
  let received: Received | undefined;
  try {
    received = await visitor.run(headers, () => receiveForm(page.route, fields));
  } catch (error) {
    return { kind: 'failure', failure: failureKind(error), error };
  }
  if (received?.kind === 'stored') {
    return { kind: 'stored', location: `${page.route}?sent=${received.status}#${FORM_NOTICE_ID}` };
  }
  const rendered = await renderWherever(page, received?.posted);
  if (rendered.kind === 'failure') return rendered;
  const status = rendered.status === 404 ? rendered.status : (received?.status ?? rendered.status);
  const { html, styleSource } = rendered;
  return { kind: 'refused', status, html, styleSource, retryAfterSeconds: received?.retryAfterSeconds };
}

async function render({ route, origin, assetsOf }: PageRequest, posted?: PostedForm): Promise<RenderedPage> {
  const app = await renderApp(route, { origin, posted });
  if (app.kind === 'moved') return app;
  const { markup, queryClient, renderedAt, pathname, routeIds, missing } = app;
  const data: PageData = { route, origin, renderedAt, queries: dehydrate(queryClient) };
  const assets = assetsOf(routeIds);
  const html = documentHtml({
    markup,
    // A refused form is answered without scripts: the page then stays as it was sent, with what was typed.
    data: posted ? undefined : data,
    assets,
    theme: themeOfPath(pathname),
    seo: {
      feeds: feedLinks(queryClient),
      structuredData: structuredData({ pathname, queryClient, origin }),
    },
  });
  return { kind: 'page', status: missing ? 404 : 200, html, styleSource: assets.style?.source };
}

/** What the preview picture of a page shows; null when there is no such page. */
export type PreviewOfPage = { kind: 'preview'; subject: PreviewSubject | null } | NoPage;

/** Asks the page itself, so that its picture and what its head says of it are never two things. */
export async function previewOfPage({
  route,
  origin,
}: Omit<PageRequest, 'assetsOf'>): Promise<PreviewOfPage> {
  let subject: PreviewSubject | null = null;
  const onPreview = (told: PreviewSubject) => {
    subject = told;
  };
  try {
    const app = await renderApp(route, { origin, onPreview });
    // Links that were shared before a page has moved keep their picture.
    if (app.kind === 'moved') return previewOfPage({ route: app.path, origin });
    return { kind: 'preview', subject: app.missing ? null : subject };
  } catch (error) {
    return { kind: 'failure', failure: failureKind(error), error };
  }
}

/** A file for programs, or why there is none; `file` is null when nothing is at the path. */
export type RenderedFile = { kind: 'file'; file: PublishedFile | null } | NoPage;

/**
 * Makes a feed, a calendar, a part of the site map.
 *
 * @param request `origin` is the public one, without a trailing slash
 */
export async function renderFile(request: { path: string; origin: string }): Promise<RenderedFile> {
  try {
    const source = { queryClient: createQueryClient(), origin: request.origin };
    return { kind: 'file', file: await publishedFile(request.path, source) };
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
  /** What was typed into the form that the page was posted with; sent again by another try */
  fields?: [name: string, value: string][];
  /** Whose site it is, as far as that is known */
  sign?: SiteSign;
  assetsOf: PageRequest['assetsOf'];
}

/** The look of a failure: the screen of the theme, and the route whose layout has its styles. */
const FAILURE_LOOKS: Record<Theme, { Screen: typeof ModernFailureScreen; routeIds: string[] }> = {
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

/**
 * A whole document that says why the asked page cannot be shown, in the look of that page. Its only script leads from a
 * hash address, of which the server cannot see the page, to the path of it.
 */
export function renderFailure({ failure, retryPath, assetsOf, ...told }: FailurePage): Html {
  const theme = themeOfPath(retryPath.split('?', 1)[0] ?? '');
  const { Screen, routeIds } = FAILURE_LOOKS[theme];
  const markup = renderToString(
    <>
      <script async src="/asked-page.js" />
      <div id="root">
        <Screen kind={failure} retryPath={retryPath} {...told} />
      </div>
    </>,
  );
  const assets = assetsOf(routeIds);
  return { html: documentHtml({ markup, theme, assets }), styleSource: assets.style?.source };
}
