import type { FastifyInstance } from 'fastify';
import { pathOf } from '../http/request-path';
import { hasBody } from './bodies';
import { Refused, refuseApi, refuseGraphql } from './refused';

/** Names that mean "not compressed". */
const PLAIN = ['', 'identity'];

const API = /^\/api(?:\/|$)/i;
const GRAPHQL = /^\/graphql\/?$/i;

/**
 * Refuses compressed bodies before they are read: a few bytes can expand to gigabytes, and browsers never send any.
 */
export function refuseCompressedBodies(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    const encoding = request.headers['content-encoding'];
    if (!isEncoded(encoding) || !hasBody(request.raw)) return;
    const refused = new Refused(
      415,
      'COMPRESSED_BODY',
      'Compressed requests are not taken here. Please send this without Content-Encoding.',
    );
    const path = pathOf(request.url);
    if (GRAPHQL.test(path)) return refuseGraphql(reply, refused);
    if (API.test(path)) return refuseApi(reply, refused);
    throw refused;
  });
}

const isEncoded = (encoding = ''): boolean =>
  encoding.split(',').some((name) => !PLAIN.includes(name.trim().toLowerCase()));
