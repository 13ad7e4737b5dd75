import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { place } from '../../../cms/src/shared/place';
import { DrawnFiles } from '../cache/drawn-files';
import type { SiteStateSource } from '../cache/site-state';
import type { Waiting } from '../drawing/draw-queue';
import { ownerAsks } from '../http/owner-asks';
import { retryOnce } from '../http/retry-once';
import { keepAddress } from '../http/security-headers';
import { sendUnavailable } from '../http/service-unavailable';
import { siteProof } from '../http/site-proof';
import { signedCaller } from '../proxy/cms-proxy';
import { requestIdHeader } from '../watching/requests';
import { ClientsDays, OwnersDays } from './booked-days';
import { clientsCalendar, ownersCalendar } from './calendar';
import { type DrawQuote, QuotePaper } from './quote-paper';
import { quoteWording } from './wording';

interface BookingFiles {
  siteState: SiteStateSource;
  cmsUrl: string;
  publicUrl: string;
  drawQuote: DrawQuote;
}

const MAX_WAITING = 10;
/** About 30 kB each. */
const MAX_FILES = 200;
const MAX_FILE_BYTES = 8 * 1024 * 1024;

/**
 * Serves the files of bookings. A client opens them by a secret address, the owner by their session.
 * Browsers and search engines keep no copy, and no referrer leaves the page. All wrong addresses get the same
 * response. The CMS is asked for the content each time; the drawing is cached by its content.
 */
export async function bookingFiles(server: FastifyInstance, options: BookingFiles): Promise<void> {
  const { siteState, cmsUrl, publicUrl, drawQuote } = options;
  const papers = new DrawnFiles(MAX_WAITING, { max: MAX_FILES, maxSize: MAX_FILE_BYTES });

  const sendPaper = async (request: FastifyRequest, reply: FastifyReply, who: Waiting, wanted: FileAsked) => {
    const paper = await askCms(cmsUrl, request, wanted, QuotePaper);
    if (typeof paper === 'string') return sendNothing(reply, paper);
    try {
      const order = { paper, site: publicUrl, place: place() };
      const bytes = await papers.find(who, order, () => drawQuote(order));
      const name = quoteWording.fileName(paper.number, paper.title);
      return reply
        .header('content-disposition', `inline; filename="${name}"`)
        .type('application/pdf')
        .send(bytes);
    } catch (error) {
      request.log.error({ err: error }, 'A paper could not be drawn');
      return sendUnavailable(reply, 'away');
    }
  };

  type Token = { Params: { token: string } };
  server.get<Token>('/b/:token/quote.pdf', (request, reply) =>
    sendPaper(request, forOneAlone(reply), 'visitor', { file: 'clients-quote', token: request.params.token }),
  );
  server.get<{ Params: { token: string; paper: string } }>('/b/:token/:paper.pdf', (request, reply) =>
    sendPaper(request, forOneAlone(reply), 'visitor', { file: 'clients-payment', ...request.params }),
  );

  for (const paper of ['quote', 'receipt'] as const) {
    server.get<{ Params: { id: string } }>(`/admin/${paper}s/:id.pdf`, async (request, reply) => {
      forOneAlone(reply);
      if (!(await ownerAsks(siteState, request, reply))) return reply.callNotFound();
      return sendPaper(request, reply, 'owner', { file: `owners-${paper}`, documentId: request.params.id });
    });
  }

  server.get<Token>('/b/:token/booking.ics', async (request, reply) => {
    forOneAlone(reply);
    const wanted = { file: 'clients-days', token: request.params.token } as const;
    const days = await askCms(cmsUrl, request, wanted, ClientsDays);
    if (typeof days === 'string') return sendNothing(reply, days);
    reply.header('content-disposition', 'attachment; filename="booking.ics"');
    return sendCalendar(reply, clientsCalendar(days, publicUrl));
  });

  server.get<{ Params: { secret: string } }>('/calendar/:secret.ics', async (request, reply) => {
    forOneAlone(reply);
    const wanted = { file: 'owners-days', secret: request.params.secret } as const;
    const days = await askCms(cmsUrl, request, wanted, OwnersDays);
    if (typeof days === 'string') return sendNothing(reply, days);
    return sendCalendar(reply, ownersCalendar(days, publicUrl));
  });
}

const sendCalendar = (reply: FastifyReply, body: string) =>
  reply.type('text/calendar; charset=utf-8').send(body);

const forOneAlone = (reply: FastifyReply): FastifyReply =>
  keepAddress(reply).header('cache-control', 'private, no-store');

function sendNothing(reply: FastifyReply, reason: NoContent) {
  if (reason === 'nothing') return reply.callNotFound();
  if (reason === 'away') return sendUnavailable(reply, 'away');
  return reply
    .code(429)
    .header('retry-after', 600)
    .type('text/plain; charset=utf-8')
    .send('Too many downloads. Please try again in 10 minutes.');
}

const ANSWER_LIMIT_MS = 9500;

/** The requested file of a booking, and the secret that opens it. */
type FileAsked =
  | { file: 'clients-quote'; token: string }
  | { file: 'clients-payment'; token: string; paper: string }
  | { file: 'owners-quote' | 'owners-receipt'; documentId: string }
  | { file: 'clients-days'; token: string }
  | { file: 'owners-days'; secret: string };

/** Why a file has no content; 'nothing' when the secret is unknown. */
type NoContent = 'nothing' | 'too often' | 'away';

/**
 * Asks the CMS for the content of a booking file. The secret travels in the body, so that no address and no log
 * contains it; the CMS stores only its hash.
 *
 * @param request the visitor's request; the CMS counts attempts by its address
 */
async function askCms<Content extends object>(
  cmsUrl: string,
  request: FastifyRequest,
  { file, ...asked }: FileAsked,
  shape: z.ZodType<Content>,
): Promise<Content | NoContent> {
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
    if (answer.status === 404) return 'nothing';
    if (answer.status === 429) return 'too often';
    if (!answer.ok) throw new Error(`The cms answered ${answer.status}`);
    return shape.parse(await answer.json());
  } catch (error) {
    request.log.warn({ err: error }, 'A file of a booking could not be made');
    return 'away';
  }
}
