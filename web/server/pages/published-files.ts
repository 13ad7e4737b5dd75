import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AnswerCache } from '../cache/answer-cache';
import { sendCached } from '../cache/send-cached';
import type { SiteStateSource } from '../cache/site-state';
import type { OperationAnswers } from '../graphql/operation-answers';
import { pathOf } from '../http/request-path';
import { sendUnavailable } from '../http/service-unavailable';
import { routeOf } from '../watching/requests';
import type { Rendering } from './pages';

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
  rendering: Rendering;
  siteState: SiteStateSource;
  answers: Pick<OperationAnswers, 'versioned'>;
}

/** Serves the files for search engines, feed readers and calendars, and rebuilds them when the content changes. */
export async function publishedFiles(
  server: FastifyInstance,
  { rendering: { load, site }, siteState, answers }: PublishedFilesOptions,
): Promise<void> {
  const cache = new AnswerCache(siteState);

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request.url);
    const found = await cache.find(path);
    if (found.kind === 'hit') return sendCached(request, reply, found.answer, found.status);
    if (found.kind === 'maintenance') return sendUnavailable(reply, 'maintenance');
    if (found.contentVersion === undefined) return sendUnavailable(reply, 'away');
    const { made: rendered, version } = await answers.versioned(found.contentVersion, async () =>
      (await load()).renderFile({ path }, site),
    );
    if (rendered.kind === 'failure') {
      request.log.warn({ err: rendered.error, route: routeOf(request) }, 'No file could be made');
      const last = cache.lastInstead(path, found.contentVersion, rendered.hasErrors);
      return last ? sendCached(request, reply, last, 'last') : sendUnavailable(reply, 'away');
    }
    if (!rendered.file) return reply.callNotFound();
    return sendCached(request, reply, cache.keep(path, rendered.file, version), 'made');
  };

  for (const path of PATHS) server.get(path, answer);
}
