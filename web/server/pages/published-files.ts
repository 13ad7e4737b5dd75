import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AnswerCache } from '../cache/answer-cache';
import { sendKept } from '../cache/send-cached';
import type { SiteState, SiteStateSource } from '../cache/site-state';
import { pathOf } from '../http/request-path';
import { sendUnavailable } from '../http/service-unavailable';
import type { PageRendering } from './page-rendering';

const PATHS = [
  '/robots.txt',
  '/manifest.webmanifest',
  '/sitemap.xml',
  '/sitemaps/:part',
  '/feed.xml',
  '/atom.xml',
  '/feed.json',
  '/events.ics',
  '/events/:event.ics',
];

interface PublishedFilesOptions {
  rendering: PageRendering;
  siteState: SiteStateSource;
}

/** Files for search engines, feed readers and calendars, made anew when the content changes. */
export async function publishedFiles(
  server: FastifyInstance,
  { rendering, siteState }: PublishedFilesOptions,
): Promise<void> {
  const cache = new AnswerCache();

  /** Makes the file for this version of the content; the one before serves while the cms fails. */
  const make = async (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    { contentVersion }: SiteState,
  ) => {
    const rendered = await rendering.file(path);
    if (rendered.kind === 'failure') {
      request.log.warn({ err: rendered.error, path }, 'No file could be made');
      return sendLast(request, reply, path);
    }
    if (!rendered.file) return reply.callNotFound();
    return sendKept(request, reply, cache.keep(path, rendered.file, contentVersion), 'made');
  };

  const sendLast = (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const last = cache.any(path);
    return last ? sendKept(request, reply, last, 'last') : sendUnavailable(reply, 'away');
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request.url);
    const state = await (cache.any(path) ? siteState.soon() : siteState.current());
    if (state?.maintenance) return sendUnavailable(reply, 'maintenance');
    if (!state) return sendLast(request, reply, path);
    const kept = cache.current(path, state.contentVersion);
    return kept ? sendKept(request, reply, kept, 'current') : make(request, reply, path, state);
  };

  for (const path of PATHS) server.get(path, answer);
}
