import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FORM_TOKEN_PLACE } from '../../src/features/submission/posted-form';
import { MOVED_PERMANENTLY } from '../../src/routing/moved';
import { AnswerCache } from '../cache/answer-cache';
import { sendCached } from '../cache/send-cached';
import type { SiteStateSource } from '../cache/site-state';
import { leadsAway, looksLikeFile, pathOf, withoutExtraSlashes } from '../http/request-path';
import { allowStyle } from '../http/security-headers';
import { RETRY_AFTER_SECONDS, STATUS_OF_FAILURE } from '../http/service-unavailable';
import type { MissedPaths } from './missed-paths';
import type { Failure, Html, PageRendering, Rendered } from './page-rendering';
import type { RendererSource } from './renderer';

interface PagesOptions {
  rendering: PageRendering;
  source: RendererSource;
  siteState: SiteStateSource;
  missedPaths: MissedPaths;
}

const HTML = 'text/html; charset=utf-8';

/** Answers every public path; unchanged pages come from memory, also while the cms is away. */
export async function pages(server: FastifyInstance, options: PagesOptions): Promise<void> {
  const { siteState, source, rendering } = options;
  const cache = new AnswerCache(siteState);

  const sendFailure = async (request: FastifyRequest, reply: FastifyReply, failure: Failure) => {
    const retryAfter = RETRY_AFTER_SECONDS[failure];
    if (retryAfter) reply.header('retry-after', retryAfter);
    const page = await rendering.failure(failure, request.url);
    const html = documentFor(request, page.html);
    return sendHtml(reply, STATUS_OF_FAILURE[failure], { ...page, html }, 'no-store');
  };

  const sendRendered = (
    request: FastifyRequest,
    reply: FastifyReply,
    rendered: Rendered,
    cacheControl: string,
  ) => {
    const route = request.url;
    if (rendered.kind === 'page') {
      const page = { ...rendered, html: documentFor(request, rendered.html) };
      return sendHtml(reply, rendered.status, page, cacheControl);
    }
    if (rendered.kind === 'moved') {
      // Browsers keep a 301 for ever unless told otherwise; the post may get its former address back.
      reply.header('cache-control', cacheControl);
      return reply.redirect(`${rendered.path}${route.slice(pathOf(route).length)}`, MOVED_PERMANENTLY);
    }
    const { failure, error } = rendered;
    request.log[failure === 'unexpected' ? 'error' : 'warn'](
      { err: error, route },
      'No page could be rendered',
    );
    const last = failure === 'away' ? cache.last(cacheKey(request)) : undefined;
    return last ? sendCached(request, reply, last, 'last') : sendFailure(request, reply, failure);
  };

  const underMaintenance = async (request: FastifyRequest, reply: FastifyReply) => {
    const { cookie } = request.headers;
    if (!cookie || !(await siteState.isOwner(cookie))) return sendFailure(request, reply, 'maintenance');
    return sendRendered(
      request,
      reply,
      await rendering.pageForOwner(request.url, cookie),
      'private, no-store',
    );
  };

  const renderForAll = async (request: FastifyRequest, reply: FastifyReply, contentVersion: string) => {
    const route = request.url;
    // The token of its form is on its way while the page is made.
    void askEarly(request);
    const rendered = await rendering.page(route);
    if (rendered.kind === 'page' && rendered.status === 404) options.missedPaths.count(pathOf(route));
    if (rendered.kind === 'page' && rendered.status === 200 && source.keepsPages) {
      const body = documentFor(request, rendered.html);
      const { styleSource } = rendered;
      const made = cache.keep(cacheKey(request), { type: HTML, body, styleSource }, contentVersion);
      return sendCached(request, reply, made, 'made');
    }
    return sendRendered(request, reply, rendered, 'no-cache');
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('vary', 'save-data');
    const key = cacheKey(request);
    // On its way while the cms says whether the page is still true.
    if (cache.last(key)?.body.includes(FORM_TOKEN_PLACE)) void askEarly(request);
    const found = await cache.find(key);
    if (found.kind === 'hit') return sendCached(request, reply, found.answer, found.status);
    if (found.kind === 'maintenance') return underMaintenance(request, reply);
    const { contentVersion } = found;
    if (contentVersion === undefined) return sendFailure(request, reply, 'away');
    return renderForAll(request, reply, contentVersion);
  };

  server.get('/*', async (request, reply) => {
    const { url } = request;
    if (looksLikeFile(url)) return reply.callNotFound();
    const canonical = withoutExtraSlashes(url);
    if (canonical) return reply.redirect(canonical, 308);
    return leadsAway(url) ? reply.callNotFound() : answer(request, reply);
  });
}

/** If there is none, so will the page say when it wants it. */
const askEarly = ({ server }: FastifyRequest) => server.freshFormToken().catch(() => undefined);

function sendHtml(reply: FastifyReply, status: number, page: Html, cacheControl: string) {
  const { html, styleSource } = page;
  allowStyle(reply, styleSource);
  return reply.code(status).header('cache-control', cacheControl).type(HTML).send(html);
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

/** Under which the document for who asks is cached. A blank stands in no address. */
function cacheKey(asking: Asking): string {
  return savesData(asking) ? `${asking.url} save-data` : asking.url;
}
