import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { retryOnce } from '../http/retry-once';
import { siteProof } from '../http/site-proof';
import { signedCaller } from '../proxy/cms-proxy';
import { requestIdHeader } from '../watching/requests';

const ANSWER_LIMIT_MS = 9500;

/** The requested file of a booking, and the secret that opens it. */
export type FileAsked =
  | { file: 'clients-quote'; token: string }
  | { file: 'owners-quote'; documentId: string }
  | { file: 'clients-days'; token: string }
  | { file: 'owners-days'; secret: string };

/** The content of a file; 'nothing' when the secret is unknown. */
export type Told<Content> =
  | { kind: 'content'; content: Content }
  | { kind: 'nothing' | 'too often' | 'away' };

/**
 * Asks the CMS for the content of a booking file. The secret travels in the body, so that no address and no log
 * contains it; the CMS stores only its hash.
 *
 * @param request the visitor's request; the CMS counts attempts by its address
 */
export async function askCms<Content>(
  cmsUrl: string,
  request: FastifyRequest,
  { file, ...asked }: FileAsked,
  shape: z.ZodType<Content>,
): Promise<Told<Content>> {
  try {
    const answer = await retryOnce(`${cmsUrl}/api/booking-files/${file}`, {
      method: 'POST',
      headers: {
        ...siteProof(request.server.renderSecret),
        ...signedCaller(request),
        ...requestIdHeader(),
        'content-type': 'application/json',
      },
      body: JSON.stringify(asked),
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    if (answer.status === 404) return { kind: 'nothing' };
    if (answer.status === 429) return { kind: 'too often' };
    if (!answer.ok) throw new Error(`The cms answered ${answer.status}`);
    return { kind: 'content', content: shape.parse(await answer.json()) };
  } catch (error) {
    request.log.warn({ err: error }, 'A file of a booking could not be made');
    return { kind: 'away' };
  }
}
