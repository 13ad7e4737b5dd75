import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { stored } from '../../content';
import { cleanValue } from '../../content/rules/clean-text';
import { notifyOwner } from '../../mail';
import type { Attribute } from '../../platform/database/models';
import { addNotice } from '../../platform/notices';
import type { Booking } from '../bookings/booking';
import { changedBy } from '../bookings/booking-log';
import { isOver } from '../quotes/client-quote';
import { requireLive } from '../quotes/create-quote';
import { OPEN, QUOTE, type Quote } from '../quotes/quote';
import { quoteHash } from '../quotes/quote-hash';
import { wording } from '../quotes/wording';
import { refused } from '../refused';
import { actAsClient, type ClientRequest } from './client-action';

interface Acceptance extends ClientRequest {
  /** As typed; a missing one is refused with a sentence */
  name?: string | null;
  company?: string | null;
}

/**
 * Accepts the quote that was sent last, by name. Accepting twice changes nothing. The owner still has to confirm the
 * booking.
 *
 * @throws as `actAsClient`; ValidationError for an ended quote, and for a missing or too long name
 */
export const acceptQuote = (strapi: Core.Strapi, { name, company, ...request }: Acceptance) =>
  actAsClient(strapi, request, {
    alreadyDone: ({ quote }) =>
      quote?.state === 'accepted' && quote.number === request.seen.quoteNumber
        ? wording.alreadyAccepted
        : undefined,
    run: async ({ trx, booking, quote }) => {
      const open = requireOpen(booking, quote);
      const acceptedName = cleaned(strapi, 'name', name, 'acceptedName');
      if (!acceptedName) throw refused('ACCEPTING_NAME_MISSING', { field: 'name' });
      const acceptedFor = cleaned(strapi, 'company', company, 'acceptedFor') || null;
      await store(strapi, trx, booking, open, {
        event: 'QUOTE_ACCEPTED',
        data: { state: 'accepted', acceptedName, acceptedFor, acceptedHash: quoteHash(open) },
      });
    },
  });

/** Stores the client's question about the quote, which can still be accepted. @throws as `acceptQuote` */
export async function askAboutQuote(
  strapi: Core.Strapi,
  { question, ...request }: ClientRequest & { question: string },
) {
  const text = cleaned(strapi, 'question', question, 'question');
  if (!text) throw refused('QUESTION_MISSING', { field: 'question' });
  return actAsClient(strapi, request, {
    alreadyDone: ({ quote }) =>
      quote?.state === 'questioned' && quote.number === request.seen.quoteNumber && quote.question === text
        ? wording.alreadyAsked
        : undefined,
    run: async ({ trx, booking, quote }) => {
      if (quote?.state === 'accepted') throw refused('QUOTE_ACCEPTED');
      const open = requireOpen(booking, quote);
      await store(strapi, trx, booking, open, {
        event: 'QUOTE_QUESTIONED',
        data: { state: 'questioned', question: text },
      });
    },
  });
}

/** @throws ValidationError naming the field */
const cleaned = (strapi: Core.Strapi, field: string, typed: unknown, attribute: keyof Answer['data']) =>
  String(cleanValue(field, typed, strapi.contentType(QUOTE).attributes[attribute] as Attribute) ?? '');

function requireOpen(booking: Booking, quote: Quote | null): Quote {
  if (!quote) throw refused('QUOTE_GONE', { kind: 'missing' });
  if (!OPEN.includes(quote.state) || isOver(quote)) throw refused('QUOTE_NOT_VALID');
  requireLive(booking);
  return quote;
}

interface Answer {
  event: 'QUOTE_ACCEPTED' | 'QUOTE_QUESTIONED';
  data: Partial<Pick<Quote, 'state' | 'question' | 'acceptedName' | 'acceptedFor' | 'acceptedHash'>>;
}

async function store(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  booking: Booking,
  { documentId, number, revision }: Quote,
  { event, data }: Answer,
): Promise<void> {
  const answered = { ...data, answeredAt: new Date(), revision };
  await stored(strapi, QUOTE).update(documentId, answered, { as: 'quote' });
  const { acceptedName: name, acceptedFor } = data;
  const by = name && [name, acceptedFor && `for ${acceptedFor}`].filter(Boolean).join(', ');
  await changedBy(strapi, trx, booking, { event, reason: number, by });
  await notifyOwner(strapi, { uid: QUOTE, documentId });
  // The dashboard shows an open question anyway.
  if (event === 'QUOTE_ACCEPTED')
    await addNotice(strapi, { event, about: booking.documentId, quoteNumber: number });
}
