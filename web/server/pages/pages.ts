import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Html, RenderedPage, Site } from '../../src/app/entry-server';
import type { FailureKind } from '../../src/features/site/failure-kind';
import { FORM_TOKEN_PLACE } from '../../src/features/submission/posted-form';
import { isClientsPath } from '../../src/routing/clients-path';
import { MOVED_PERMANENTLY } from '../../src/routing/moved';
import { AnswerCache, type CachedAnswer, InFlight, OUTDATED } from '../cache/answer-cache';
import { HTML, sendCached } from '../cache/send-cached';
import type { ChangesWith, SiteStateSource } from '../cache/site-state';
import type { OperationAnswers } from '../graphql/operation-answers';
import { ownerAsks } from '../http/owner-asks';
import { inLowerCase, leadsAway, looksLikeFile, pathOf, withoutExtraSlashes } from '../http/request-path';
import { allowOwnFrames, allowStyle, keepAddress, withoutOpenerPolicy } from '../http/security-headers';
import { failed } from '../http/service-unavailable';
import { routeOf } from '../watching/requests';
import type { MissedPaths } from './missed-paths';
import { MovedPaths } from './moved-paths';
import { allowOnlyPanel, type PreviewAsked, previewAsked } from './panel-previews';

/** The part of the app that runs on the server. */
export type Renderer = typeof import('../../src/app/entry-server');

/** The renderer, and the data that it gets. */
export interface Rendering {
  load: () => Promise<Renderer>;
  site: Site;
}

/** A page that is rendered for all visitors. */
interface SharedPage {
  /** Its address, with the search parameters that it reads */
  route: string;
  contentVersion: string;
  changesWith: ChangesWith;
}

interface PagesOptions {
  rendering: Rendering;
  siteState: SiteStateSource;
  missedPaths: MissedPaths;
  answers: Pick<OperationAnswers, 'versioned'>;
  /** Origin of the panel */
  panelUrl: string;
  /** Pages may be cached until the content changes; false in development */
  keepsPages: boolean;
}

/** Separate routes, so that log and metrics can tell them apart. */
const PATTERNS = ['/*', '/', '/blog/*', '/v1', '/v1/*', '/v1/blog/*'];

/**
 * A page with a secret address: only people who have the address may see it. Missing pages below it look the same. The
 * address below /v1 leads to the page.
 */
const CLIENT_PATTERNS = ['/b/*', '/v1/b/*'];

/** Serves every public path. Unchanged pages come from the cache, even while the CMS is away. */
export async function pages(server: FastifyInstance, options: PagesOptions): Promise<void> {
  const { siteState, rendering, answers } = options;
  const cache = new AnswerCache(siteState);
  const inFlight = new InFlight<{ made: RenderedPage; version: string }>();
  const movedPaths = new MovedPaths(async () => (await rendering.load()).movedPaths(rendering.site));

  const render = async (route: string, cookie?: string) =>
    (await rendering.load()).renderPage({ route, cookie }, rendering.site);

  const sendFailure = (request: FastifyRequest, reply: FastifyReply, failure: FailureKind) =>
    sendFailurePage(request, reply, { failure, retryPath: request.url }, rendering);

  // Without this header browsers keep a 301 for good, but a post may get its former address back and a redirect may
  // end.
  const sendMoved = (request: FastifyRequest, reply: FastifyReply, path: string, cacheControl = 'no-cache') =>
    reply
      .header('cache-control', cacheControl)
      .redirect(`${path}${request.url.slice(pathOf(request.url).length)}`, MOVED_PERMANENTLY);

  const sendRendered = (
    request: FastifyRequest,
    reply: FastifyReply,
    rendered: RenderedPage,
    cacheControl: string,
    last?: CachedAnswer,
  ) => {
    if (rendered.kind === 'page') {
      return sendHtml(request, reply.code(rendered.status).header('cache-control', cacheControl), rendered);
    }
    if (rendered.kind === 'moved') return sendMoved(request, reply, rendered.path, cacheControl);
    const { failure, error } = rendered;
    request.log[failure === 'unexpected' ? 'error' : 'warn'](
      { err: error, route: routeOf(request) },
      'No page could be rendered',
    );
    return last ? sendCached(request, reply, last, 'last') : sendFailure(request, reply, failure);
  };

  const underMaintenance = async (request: FastifyRequest, reply: FastifyReply) => {
    if (siteState.isAway || !(await ownerAsks(siteState, request, reply)))
      return sendFailure(request, reply, 'maintenance');
    return sendRendered(
      request,
      reply,
      await render(request.url, request.headers.cookie),
      'private, no-store',
    );
  };

  const answerPreview = async (preview: PreviewAsked, request: FastifyRequest, reply: FastifyReply) => {
    allowOnlyPanel(reply, options.panelUrl);
    const rendered =
      preview === 'ended' ? preview : await (await rendering.load()).renderPage(preview, rendering.site);
    // The CMS knows which links were ended by hand.
    if (rendered === 'ended' || (rendered.kind === 'page' && rendered.status === 404))
      return sendFailure(request, reply, 'ended');
    return sendRendered(request, reply, rendered, 'private, no-store');
  };

  /** The path of a client's page is a secret: no spelling of it is stored. */
  const countMissed = (path: string) => {
    if (!isClientsPath(path)) options.missedPaths.count(path);
  };

  const lastInstead = (rendered: RenderedPage, key: string, contentVersion: string) =>
    rendered.kind === 'failure' && rendered.failure === 'away'
      ? cache.lastInstead(key, contentVersion, rendered.hasErrors)
      : undefined;

  const renderForAll = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { route, contentVersion, changesWith }: SharedPage,
  ) => {
    // Requests the form's token while the page is rendered.
    void prepareFormToken(request);
    // Requests after a save must not get a page whose rendering began before it.
    const { made: rendered, version } = await inFlight.share(`${contentVersion} ${route}`, () =>
      answers.versioned(contentVersion, () => render(route)),
    );
    if (rendered.kind === 'page' && rendered.status === 404) {
      const path = (await movedPaths.find(route)) ?? inLowerCase(pathOf(route));
      if (path) return sendMoved(request, reply, path);
      countMissed(pathOf(route));
    }
    if (rendered.kind === 'page' && rendered.status === 200 && options.keepsPages) {
      void movedPaths.hear();
      const body = documentFor(request, rendered.html);
      const { styleSource } = rendered;
      const cached = cache.keep(cacheKey(request, route), { type: HTML, body, styleSource }, version);
      return sendCached(request, reply, cached, version === OUTDATED ? 'last' : 'made');
    }
    const last =
      changesWith === 'content' ? lastInstead(rendered, cacheKey(request, route), contentVersion) : undefined;
    return sendRendered(request, reply, rendered, 'no-cache', last);
  };

  /** Without the CMS only the cache can tell whether a page exists under the lower-case path. */
  const cachedInLowerCase = (request: FastifyRequest): string | undefined => {
    const path = inLowerCase(pathOf(request.url));
    return path && cache.last(cacheKey(request, path)) ? path : undefined;
  };

  /** Stored by no cache. */
  const clientPage = async (request: FastifyRequest, reply: FastifyReply) => {
    keepAddress(reply);
    void prepareFormToken(request);
    const state = await siteState.current();
    if (!state) return sendFailure(request, reply, 'away');
    if (state.maintenance) return underMaintenance(request, reply);
    return sendRendered(request, reply, await render(request.url), 'private, no-store');
  };

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    changesWith: ChangesWith = 'content',
  ) => {
    withoutOpenerPolicy(reply).header('vary', 'save-data');
    allowOwnFrames(reply);
    const route = (await rendering.load()).pageAddress(request.url);
    const key = cacheKey(request, route);
    // Requests the token while the CMS is asked whether the page is current.
    if (cache.last(key)?.body.includes(FORM_TOKEN_PLACE)) void prepareFormToken(request);
    const found = await cache.find(key, changesWith);
    if (found.kind === 'hit') return sendCached(request, reply, found.answer, found.status);
    if (found.kind === 'maintenance') return underMaintenance(request, reply);
    const { contentVersion } = found;
    if (contentVersion === undefined) {
      const path = movedPaths.lastKnown(request.url) ?? cachedInLowerCase(request);
      return path ? sendMoved(request, reply, path) : sendFailure(request, reply, 'away');
    }
    return renderForAll(request, reply, { route, contentVersion, changesWith });
  };

  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const { url } = request;
    if (looksLikeFile(url)) return reply.callNotFound();
    const canonical = withoutExtraSlashes(url);
    if (canonical) return reply.redirect(canonical, 308);
    if (leadsAway(url)) return reply.callNotFound();
    const preview = previewAsked(request);
    return preview ? answerPreview(preview, request, reply) : answer(request, reply);
  };
  for (const pattern of PATTERNS) server.get(pattern, page);

  // Its calendar shows booked days.
  server.get('/book', (request, reply) => answer(request, reply, 'days'));

  for (const pattern of CLIENT_PATTERNS) server.get(pattern, clientPage);
}

/** A failure is reported when the page needs the token. */
const prepareFormToken = ({ server }: FastifyRequest) => server.freshFormToken().catch(() => undefined);

/**
 * Renders the error page in the theme of the requested page.
 *
 * @param page `fields` of a posted form are repeated in the form that retries it
 */
export async function sendFailurePage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: { failure: FailureKind; retryPath: string; fields?: [string, string][] },
  { load, site }: Rendering,
): Promise<FastifyReply> {
  const { renderFailure } = await load();
  return sendHtml(
    request,
    failed(reply, page.failure),
    renderFailure({ ...page, reference: request.id }, site),
  );
}

/** Sends a page that is not cached; the caller sets its status and headers before. */
export function sendHtml(request: FastifyRequest, reply: FastifyReply, { html, styleSource }: Html) {
  allowStyle(reply, styleSource);
  return reply.type(HTML).send(documentFor(request, html));
}

type Asking = Pick<FastifyRequest, 'headers' | 'url'>;

/** Returns whether the browser asks to save data. */
function savesData({ headers }: Asking): boolean {
  return String(headers['save-data']).toLowerCase() === 'on';
}

/** Returns the document for this browser. The mark makes style sheets omit animations, also without scripts. */
function documentFor(asking: Asking, html: string): string {
  return savesData(asking) ? html.replace('<html ', '<html data-saves-data ') : html;
}

/**
 * Returns the cache key of a document. Addresses contain no space, so the keys cannot collide.
 *
 * @param route the address with the search parameters that the page reads
 */
const cacheKey = (asking: Asking, route: string): string =>
  savesData(asking) ? `${route} save-data` : route;
