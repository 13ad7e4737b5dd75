import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FORM_BODY, readBody } from '../doors/bodies';
import { isFromThisSite } from '../doors/request-checks';
import { pathOf } from '../http/request-path';
import { forwardedHeaders } from '../proxy/cms-proxy';
import { type Rendering, sendFailurePage, sendHtml } from './pages';

/** Pages with a form, in both themes; each takes its own form. */
const PAGES = ['/contact', '/volunteer', '/blog/:slug'].flatMap((page) => [page, `/v1${page}`]);

interface PostedForms {
  rendering: Rendering;
  publicUrl: string;
}

/** Forms of visitors without JavaScript. Nothing of what they type is in an address or kept by a cache. */
export async function postedForms(
  server: FastifyInstance,
  { rendering, publicUrl }: PostedForms,
): Promise<void> {
  // Read below, when it is known whose form it is.
  server.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, done) =>
    done(null, body),
  );

  const take = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    if (!isFromThisSite(request, publicUrl)) {
      return reply
        .code(403)
        .type('text/plain; charset=utf-8')
        .send('This form was sent from another site. Please open the page here and send it again.');
    }
    const route = pathOf(request.url);
    const fields = new URLSearchParams(String(await readBody(request, reply, FORM_BODY)));
    const { load, site } = rendering;
    const answer = await (await load()).answerForm({ route, fields, headers: callerOf(request) }, site);
    if (answer.kind === 'stored') return reply.redirect(answer.location, 303);
    if (answer.kind === 'refused') {
      const { status, retryAfterSeconds } = answer;
      if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds);
      return sendHtml(request, reply.code(status), answer);
    }
    const { failure, error } = answer;
    request.log[failure === 'unexpected' ? 'error' : 'warn']({ err: error, route }, 'No form could be taken');
    const page = { failure, retryPath: route, fields: [...fields.entries()] };
    return sendFailurePage(request, reply, page, rendering);
  };

  for (const page of PAGES) server.post(page, take);
}

/** Whose form it is, for the limits of the cms; none of the caller's own headers. */
function callerOf(request: FastifyRequest): Record<string, string> {
  const entries = Object.entries(forwardedHeaders(request, {}));
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
