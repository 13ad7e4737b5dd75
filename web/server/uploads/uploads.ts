import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { byteRange } from '../../../cms/src/shared/byte-range';
import type { SiteStateSource } from '../cache/site-state';
import { ownerAsks } from '../http/owner-asks';
import { pathOf } from '../http/request-path';
import { UPLOAD_POLICY } from '../http/security-headers';
import { sendUnavailable } from '../http/service-unavailable';
import type { LastDays } from './last-days';
import {
  type FindUpload,
  isUploadName,
  type StoredUpload,
  typeOfUpload,
  UploadGone,
  UploadsAway,
} from './stored-upload';

const PREFIX = '/uploads/';
const CAPTIONS = /\.vtt$/i;
const CAPTIONS_LIMIT_MS = 5000;

/** Sent for a picture after its last day. */
const WITHDRAWN = 'This image is no longer available.';

interface Uploads {
  find: FindUpload;
  lastDays: Pick<LastDays, 'cacheControlFor' | 'isUnused'>;
  siteState: Pick<SiteStateSource, 'isOwner'>;
  /** The bucket's public address, to which our own upload addresses redirect */
  mediaUrl: string | undefined;
}

/** Serves uploaded pictures and videos, even while the CMS is away, and to slow readers. */
export async function uploads(server: FastifyInstance, { find, lastDays, siteState, mediaUrl }: Uploads) {
  /** Returns how long a response may be cached; undefined when the caller does not get the file. */
  const cacheControlFor = async (name: string, request: FastifyRequest, reply: FastifyReply) => {
    const cacheControl = await lastDays.cacheControlFor(name);
    if (cacheControl) return cacheControl;
    return (await ownerAsks(siteState, request, reply)) ? 'private, no-store' : undefined;
  };

  const sendStored = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { name, cacheControl }: { name: string; cacheControl: string },
  ) => {
    try {
      const found = await find(name, request.headers.accept);
      return found ? await send(request, reply, found, cacheControl) : reply.callNotFound();
    } catch (error) {
      if (error instanceof UploadGone) return reply.callNotFound();
      if (!(error instanceof UploadsAway)) throw error;
      request.log.warn({ err: error, name }, 'An upload could not be read');
      return sendUnavailable(reply, 'away');
    }
  };

  server.route({
    method: ['GET', 'HEAD'],
    url: `${PREFIX}*`,
    // These formats are already compressed, and ranges must stay intact.
    compress: false,
    handler: async (request, reply) => {
      reply.header('content-security-policy', UPLOAD_POLICY);
      // The router has already decoded the path successfully.
      const name = decodeURIComponent(pathOf(request.url).slice(PREFIX.length));
      if (!isUploadName(name)) return reply.callNotFound();
      const cacheControl = await cacheControlFor(name, request, reply);
      if (!cacheControl) {
        if (lastDays.isUnused(name)) return reply.header('cache-control', 'private, no-store').callNotFound();
        return reply
          .code(410)
          .header('cache-control', 'private, no-store')
          .type('text/plain')
          .send(WITHDRAWN);
      }
      if (mediaUrl) {
        const address = `${mediaUrl}${PREFIX}${encodeURIComponent(name)}`;
        return sendFromElsewhere(reply, address, cacheControl);
      }
      return sendStored(request, reply, { name, cacheControl });
    },
  });
}

/**
 * Redirects browsers to the bucket. Captions of a video are sent from here, because browsers load them from the page's
 * own origin only.
 */
async function sendFromElsewhere(reply: FastifyReply, address: string, cacheControl: string) {
  if (!CAPTIONS.test(address)) return reply.header('cache-control', cacheControl).redirect(address);
  const answer = await fetch(address, { signal: AbortSignal.timeout(CAPTIONS_LIMIT_MS) }).catch(
    () => undefined,
  );
  if (!answer || answer.status >= 500) return sendUnavailable(reply, 'away');
  if (!answer.ok) return reply.callNotFound();
  reply.header('cache-control', cacheControl).type(typeOfUpload(address));
  return reply.send(await answer.text());
}

async function send(request: FastifyRequest, reply: FastifyReply, found: StoredUpload, cacheControl: string) {
  const { headers, method } = request;
  const { type, size, etag } = found;
  const describe = () => describeFile(reply, found, cacheControl);
  if (isKnown(headers, found)) return describe().code(304).send();
  const part = isSameFile(headers['if-range'], found) ? byteRange(headers.range, size) : undefined;
  if (part === 'unsatisfiable') {
    return reply
      .code(416)
      .headers({ etag, 'content-range': `bytes */${size}` })
      .send();
  }
  // Opened before the headers are sent: a bucket may have deleted the file.
  const content = method === 'HEAD' || size === 0 ? null : await found.open(part);
  describe();
  if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`);
  reply.type(type).header('content-length', part ? part.end - part.start + 1 : size);
  return reply.send(content);
}

function describeFile(
  reply: FastifyReply,
  { etag, modified, negotiated }: StoredUpload,
  cacheControl: string,
): FastifyReply {
  if (negotiated) reply.header('vary', 'Accept');
  return reply
    .header('cache-control', cacheControl)
    .header('etag', etag)
    .header('last-modified', modified.toUTCString())
    .header('accept-ranges', 'bytes');
}

/** Returns whether the browser already has this version of the file. */
function isKnown(headers: FastifyRequest['headers'], { etag, modified }: StoredUpload): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) {
    return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Math.floor(modified.getTime() / 1000) * 1000 <= since;
}

/** Returns whether `if-range` names this version: a range only fits to other ranges of the same file. */
function isSameFile(condition: FastifyRequest['headers']['if-range'], { etag, modified }: StoredUpload) {
  if (condition === undefined) return true;
  return condition === etag || condition === modified.toUTCString();
}
