import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Html, RenderedPage, Site } from '../../src/app/entry-server';
import type { FailureKind } from '../../src/features/site/failure-kind';
import { FORM_TOKEN_PLACE } from '../../src/features/submission/posted-form';
import { isClientsPath } from '../../src/routing/clients-path';
import { MOVED_PERMANENTLY } from '../../src/routing/moved';
import { AnswerCache, type CachedAnswer, InFlight, OF_BEFORE } from '../cache/answer-cache';
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
import { keepToItself, type PreviewAsked, previewAsked } from './panel-previews';

/** The part of the app that runs on the server. */
export type Renderer = typeof import('../../src/app/entry-server');

/** What renders pages, and what it is lent. */
export interface Rendering {
  load: () => Promise<Renderer>;
  site: Site;
}

/** A page to be rendered for everybody. */
interface Wanted {
  /** Its address with what it reads of the search */
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
  /** A page may be kept until the content changes; not while its code does */
  keepsPages: boolean;
}

/** What log and metrics tell pages apart by. */
const PATTERNS = ['/*', '/', '/blog/*', '/v1', '/v1/*', '/v1/blog/*'];

/** With a calendar of the days of bookings. */
const BOOK_PATTERNS = ['/book', '/v1/book'];

/** Below them everything is somebody's own page, or looks like one: whoever has its address may see it, nobody else. */
const CLIENT_PATTERNS = ['/b/*', '/v1/b/*'];

/** Answers every public path; unchanged pages come from memory, also while the cms is away. */
export async function pages(server: FastifyInstance, options: PagesOptions): Promise<void> {
  const { siteState, rendering, answers } = options;
  const cache = new AnswerCache(siteState);
  const inFlight = new InFlight<{ made: RenderedPage; version: string }>();
  const moved = new MovedPaths(async () => (await rendering.load()).movedPaths(rendering.site));

  const render = async (route: string, cookie?: string) =>
    (await rendering.load()).renderPage({ route, cookie }, rendering.site);

  const sendFailure = (request: FastifyRequest, reply: FastifyReply, failure: FailureKind) =>
    sendFailurePage(request, reply, { failure, retryPath: request.url }, rendering);

  // Browsers keep a 301 for ever unless told otherwise: a post may get its former address back, a redirect may end.
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

  const answerPreview = async (asked: PreviewAsked, request: FastifyRequest, reply: FastifyReply) => {
    keepToItself(reply, options.panelUrl);
    const rendered =
      asked === 'ended' ? asked : await (await rendering.load()).renderPage(asked, rendering.site);
    // The cms knows which links were ended by hand.
    if (rendered === 'ended' || (rendered.kind === 'page' && rendered.status === 404))
      return sendFailure(request, reply, 'ended');
    return sendRendered(request, reply, rendered, 'private, no-store');
  };

  /** The key to a client's page is written nowhere, however its address is spelled. */
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
    { route, contentVersion, changesWith }: Wanted,
  ) => {
    // The token of its form is on its way while the page is made.
    void askEarly(request);
    // A rendering that began before a save is not the one of who asks after it.
    const { made: rendered, version } = await inFlight.share(`${contentVersion} ${route}`, () =>
      answers.versioned(contentVersion, () => render(route)),
    );
    if (rendered.kind === 'page' && rendered.status === 404) {
      const path = (await moved.find(route)) ?? inLowerCase(pathOf(route));
      if (path) return sendMoved(request, reply, path);
      countMissed(pathOf(route));
    }
    if (rendered.kind === 'page' && rendered.status === 200 && options.keepsPages) {
      void moved.hear();
      const body = documentFor(request, rendered.html);
      const { styleSource } = rendered;
      const kept = cache.keep(cacheKey(request, route), { type: HTML, body, styleSource }, version);
      return sendCached(request, reply, kept, version === OF_BEFORE ? 'last' : 'made');
    }
    const last =
      changesWith === 'content' ? lastInstead(rendered, cacheKey(request, route), contentVersion) : undefined;
    return sendRendered(request, reply, rendered, 'no-cache', last);
  };

  /** Without the CMS nobody knows whether there is a page by the name in small letters: a kept one there is. */
  const keptInLowerCase = (request: FastifyRequest): string | undefined => {
    const path = inLowerCase(pathOf(request.url));
    return path && cache.last(cacheKey(request, path)) ? path : undefined;
  };

  /** Neither kept nor shared, here or anywhere. */
  const clientPage = async (request: FastifyRequest, reply: FastifyReply) => {
    keepAddress(reply);
    void askEarly(request);
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
    // On its way while the cms says whether the page is still true.
    if (cache.last(key)?.body.includes(FORM_TOKEN_PLACE)) void askEarly(request);
    const found = await cache.find(key, changesWith);
    if (found.kind === 'hit') return sendCached(request, reply, found.answer, found.status);
    if (found.kind === 'maintenance') return underMaintenance(request, reply);
    const { contentVersion } = found;
    if (contentVersion === undefined) {
      const path = moved.lastKnown(request.url) ?? keptInLowerCase(request);
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
    const asked = previewAsked(request);
    return asked ? answerPreview(asked, request, reply) : answer(request, reply);
  };
  for (const pattern of PATTERNS) server.get(pattern, page);

  const bookPage = (request: FastifyRequest, reply: FastifyReply) => answer(request, reply, 'days');
  for (const pattern of BOOK_PATTERNS) server.get(pattern, bookPage);

  for (const pattern of CLIENT_PATTERNS) server.get(pattern, clientPage);
}

/** If there is none, so will the page say when it wants it. */
const askEarly = ({ server }: FastifyRequest) => server.freshFormToken().catch(() => undefined);

/**
 * Says in the look of the asked page why there is none.
 *
 * @param page `fields` of a posted form go with another try
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

/** A page that is not kept: its status and headers are set before. */
export function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, styleSource }: Html,
): FastifyReply {
  allowStyle(reply, styleSource);
  return reply.type(HTML).send(documentFor(request, html));
}

type Asking = Pick<FastifyRequest, 'headers' | 'url'>;

/** Whether the browser says that its visitor counts bytes. */
function savesData({ headers }: Asking): boolean {
  return String(headers['save-data']).toLowerCase() === 'on';
}

/** The document for who asks: with the mark by which style sheets leave out what moves, also without scripts. */
function documentFor(asking: Asking, html: string): string {
  return savesData(asking) ? html.replace('<html ', '<html data-saves-data ') : html;
}

/**
 * Under which the document for who asks is cached. A blank stands in no address.
 *
 * @param route the address with what the page reads of it
 */
const cacheKey = (asking: Asking, route: string): string =>
  savesData(asking) ? `${route} save-data` : route;
