import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PageCache } from './page-cache';
import type { PageRendering } from './page-rendering';
import { sendKept } from './send-kept';
import type { SiteStateSource } from './site-state';

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

const RETRY_AFTER_SECONDS = 120;

interface FindableFilesOptions {
  rendering: PageRendering;
  siteState: SiteStateSource;
}

/** Files for search engines, feed readers and calendars, made anew when the content changes. */
export async function findableFiles(
  server: FastifyInstance,
  { rendering, siteState }: FindableFilesOptions,
): Promise<void> {
  const cache = new PageCache();

  /** The file for this version of the content; the one before while the cms fails; null when there is none. */
  const make = async (request: FastifyRequest, path: string, contentVersion: string) => {
    const rendered = await rendering.file(path);
    if (rendered.kind === 'file') return rendered.file && cache.keep(path, rendered.file, contentVersion);
    request.log.warn({ err: rendered.error, path }, 'No file could be made');
    return cache.any(path);
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0] ?? request.url;
    const state = await siteState.current();
    if (state?.maintenance) return sendUnavailable(reply);
    const file = state
      ? (cache.current(path, state.contentVersion) ?? (await make(request, path, state.contentVersion)))
      : cache.any(path);
    if (file === null) return reply.callNotFound();
    return file ? sendKept(request, reply, file) : sendUnavailable(reply);
  };

  for (const path of PATHS) server.get(path, answer);
}

function sendUnavailable(reply: FastifyReply) {
  return reply
    .code(503)
    .header('retry-after', RETRY_AFTER_SECONDS)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Not available just now. Please try again later.');
}
