import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FORM_BODY, readBody } from '../doors/bodies';
import { isFromThisSite } from '../doors/request-checks';
import { pathOf } from '../http/request-path';
import { allowStyle } from '../http/security-headers';
import { RETRY_AFTER_SECONDS, STATUS_OF_FAILURE } from '../http/service-unavailable';
import { forwardedHeaders } from '../proxy/cms-proxy';
import type { PageRendering } from './page-rendering';

/** Pages with a form, in both themes; each takes its own form. */
const PAGES = ['/contact', '/volunteer', '/blog/:slug'].flatMap((page) => [page, `/v1${page}`]);

interface PostedForms {
  rendering: PageRendering;
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
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    if (!isFromThisSite(request, publicUrl)) {
      return reply
        .code(403)
        .type('text/plain; charset=utf-8')
        .send('This form was sent from another site. Please open the page here and send it again.');
    }
    const route = pathOf(request.url);
    const fields = new URLSearchParams(String(await readBody(request, reply, FORM_BODY)));
    const answer = await rendering.form({ route, fields, headers: callerOf(request) });
    if (answer.kind === 'stored') return reply.redirect(answer.location, 303);
    if (answer.kind === 'refused') {
      allowStyle(reply, answer.styleSource);
      return sendLater(reply, answer.retryAfterSeconds).code(answer.status).send(answer.html);
    }
    const { failure, error } = answer;
    request.log[failure === 'unexpected' ? 'error' : 'warn']({ err: error, route }, 'No form could be taken');
    const { html, styleSource } = await rendering.failure(failure, route, [...fields.entries()]);
    allowStyle(reply, styleSource);
    return sendLater(reply, RETRY_AFTER_SECONDS[failure]).code(STATUS_OF_FAILURE[failure]).send(html);
  };

  for (const page of PAGES) server.post(page, take);
}

const sendLater = (reply: FastifyReply, seconds: number | undefined) =>
  seconds ? reply.header('retry-after', seconds) : reply;

/** Whose form it is, for the limits of the cms; none of the caller's own headers. */
function callerOf(request: FastifyRequest): Record<string, string> {
  const entries = Object.entries(forwardedHeaders(request, {}));
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
