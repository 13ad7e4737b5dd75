import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { retryOnce } from '../http/ask-twice';
import { siteProof } from '../http/site-proof';
import { signedCaller } from '../proxy/cms-proxy';
import { requestIdHeader } from '../watching/requests';

const ANSWER_LIMIT_MS = 9500;

/** Which file of a booking is wanted, and the secret that opens it. */
export type FileAsked =
  | { file: 'clients-quote'; token: string }
  | { file: 'owners-quote'; documentId: string }
  | { file: 'clients-days'; token: string }
  | { file: 'owners-days'; secret: string };

/** What a file is made of; 'nothing' for a secret that opens nothing. */
export type Told<Content> =
  | { kind: 'content'; content: Content }
  | { kind: 'nothing' | 'too often' | 'away' };

/**
 * Asks the cms, which knows secrets by their hash alone. They go in the body: no address and no log holds them.
 *
 * @param request tells for whom, by whose address the cms counts
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
