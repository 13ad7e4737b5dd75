import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FORM_TOKEN_PLACE } from '../../src/features/submission/posted-form';
import { allowStyle } from '../http/security-headers';
import type { CachedAnswer } from './answer-cache';

/** Where a response comes from, as RFC 9211 (Cache-Status) writes it. */
export const CACHE_STATUS = {
  /** Requested from the CMS and cached just now */
  made: 'site; fwd=miss; stored',
  /** Unchanged since it was cached */
  current: 'site; hit',
  /** The CMS is away: the last known response */
  last: 'site; hit; detail=cms-away',
} as const;

export type CacheStatus = keyof typeof CACHE_STATUS;

export const HTML = 'text/html; charset=utf-8';

/** Of 11. The first visitor waits for it. */
const QUICK_BROTLI = 5;
/** A tenth smaller, for 150 ms of one thread. Many pages then fit into the first packets of a new connection. */
const BEST_BROTLI = 11;
/** Key of the best form among the compressed forms. */
const BEST = 'best';
/** Smaller bodies fit into one network packet anyway. Characters. */
export const WORTH_COMPRESSING = 1400;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const brotliOf = (body: string, quality: number) =>
  brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

const ENCODERS = {
  br: (body: string) => brotliOf(body, QUICK_BROTLI),
  gzip: (body: string) => deflate(body),
};

/**
 * Sends a response from the cache, or 304 to a browser that has it; browsers revalidate each time.
 * Two kinds never get 304: a page with a form, which has a new token in each copy, and a page that may be outdated,
 * which has a mark that makes the app load its data again.
 */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  cached: CachedAnswer,
  status: CacheStatus,
) {
  const { type, body, etag, styleSource } = cached;
  allowStyle(reply, styleSource);
  reply
    .type(type)
    .header('cache-control', 'no-cache')
    .header('cache-status', CACHE_STATUS[status])
    .header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
  const isMarked = status === 'last' && type === HTML;
  if (isMarked || body.includes(FORM_TOKEN_PLACE)) {
    const token = body.includes(FORM_TOKEN_PLACE) ? await request.server.freshFormToken() : '';
    return sendEncoded(request, reply, cached, { token, isMarked });
  }
  reply.header('etag', etag);
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  return sendEncoded(request, reply, cached, { token: '', isMarked: false });
}

/**
 * @param token filled into every form of the page; compressed forms with the previous token are dropped
 * @param isMarked whether the page is marked as possibly outdated
 */
async function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, encoded }: CachedAnswer,
  { token, isMarked }: { token: string; isMarked: boolean },
) {
  const encoding =
    body.length < WORTH_COMPRESSING ? undefined : acceptedEncoding(request.headers['accept-encoding']);
  const filled = () => {
    const page = body.replaceAll(FORM_TOKEN_PLACE, token);
    return isMarked ? page.replace('<html ', '<html data-unverified ') : page;
  };
  if (!encoding) return reply.send(filled());
  const isOnlyForNow = token !== '' || isMarked;
  const key = `${encoding} ${token}${isMarked ? ' unverified' : ''}`;
  const known = encoded.get(key);
  if (!known && isOnlyForNow && encoded.size > 1) encoded.clear();
  const bytes = known ?? ENCODERS[encoding](filled());
  encoded.set(key, bytes);
  // The second request for a body makes its best form; until then the quick one is sent.
  if (known && encoding === 'br' && !isOnlyForNow && !encoded.has(BEST)) {
    const best = brotliOf(body, BEST_BROTLI);
    encoded.set(BEST, best);
    void best.then(() => encoded.set(key, best));
  }
  return reply.header('content-encoding', encoding).send(await bytes);
}

/** Returns the best encoding that a browser accepts: 'gzip, br;q=0' accepts gzip only. */
export function acceptedEncoding(header = ''): keyof typeof ENCODERS | undefined {
  const accepted = header
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';', 1)[0]);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : undefined;
}
