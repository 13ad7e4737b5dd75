import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { placeOf } from '../../../cms/src/shared/came-from';
import { FORM_BODY, readBody } from '../guards/bodies';
import { isFromThisSite } from '../guards/request-checks';
import { pathOf } from '../http/request-path';
import { keepAddress } from '../http/security-headers';
import { signedCaller } from '../proxy/cms-proxy';
import { routeOf } from '../watching/requests';
import { type Rendering, sendFailurePage, sendHtml } from './pages';

/** Pages with a form; each page receives its own form. */
const PAGES = ['/book', ...['/contact', '/volunteer', '/blog/:slug'].flatMap((page) => [page, `/v1${page}`])];

/** Receives the forms of visitors without JavaScript. Typed texts are never in an address or a cache. */
export async function postedForms(server: FastifyInstance, { rendering }: { rendering: Rendering }) {
  const { load, site } = rendering;
  // Read later, when the form is known.
  server.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, done) =>
    done(null, body),
  );

  const take = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    const route = pathOf(request.url);
    const fields = new URLSearchParams(String(await readBody(request, reply, FORM_BODY)));
    // The page is cached without its `?from=`, but the browser sends its whole address.
    const place = placeOf(request.headers.referer ?? '');
    if (place) fields.set('cameFrom', place);
    const answer = await (await load()).answerForm({ route, fields, headers: signedCaller(request) }, site);
    if (answer.kind === 'stored') return reply.redirect(answer.location, 303);
    if (answer.kind === 'refused') {
      const { status, retryAfterSeconds } = answer;
      if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds);
      return sendHtml(request, reply.code(status), answer);
    }
    const { failure, error } = answer;
    request.log[failure === 'unexpected' ? 'error' : 'warn'](
      { err: error, route: routeOf(request) },
      'No form could be taken',
    );
    const page = { failure, retryPath: route, fields: [...fields.entries()] };
    return sendFailurePage(request, reply, page, rendering);
  };

  for (const page of PAGES) {
    server.post(page, async (request, reply) => {
      if (isFromThisSite(request, site.origin)) return take(request, reply);
      return reply
        .header('cache-control', 'no-store')
        .code(403)
        .type('text/plain; charset=utf-8')
        .send('This form was sent from another site. Open it on this site and send it again.');
    });
  }
  // Everyone who knows the address of a client's page may post there, and the browser does not name its origin.
  server.post('/b/:token', (request, reply) => take(request, keepAddress(reply)));
}
