import type { Core } from '@strapi/strapi';
import { cleanValue } from '../../content/rules/clean-text';
import { onceForKey } from '../../content/rules/idempotent-create';
import { mailIsConfigured, queueMail } from '../../mail';
import type { Attribute } from '../../platform/database/models';
import { rankWord } from '../../shared/booking';
import { longDay, longEnd } from '../../shared/day-names';
import { type Booking, requireBooking } from '../bookings/booking';
import { readBookingPapers } from '../quotes/booking-papers';
import { latestQuote } from '../quotes/client-quote';
import { clientAddress, daysOf, whatsappTo } from '../quotes/quote-text';
import { fillTemplate, type Placeholder } from '../quotes/templates';
import { wording } from '../quotes/wording';
import { refused } from '../refused';

/**
 * Fills one of the owner's reply templates for a booking.
 *
 * @param template its name
 * @throws NotFoundError when the booking or the template is gone
 */
export async function bookingAnswer(strapi: Core.Strapi, documentId: string, template: string) {
  const booking = await requireBooking(strapi, documentId);
  const { answers } = await readBookingPapers(strapi);
  const answer = answers.find(({ name }) => name === template);
  if (!answer) throw refused('TEMPLATE_GONE', { kind: 'missing', params: { name: template } });
  const values = await valuesFor(strapi, booking);
  const text = fillTemplate(answer.text, values);
  return { subject: fillTemplate(answer.subject, values), text, whatsapp: whatsappTo(booking.phone, text) };
}

async function valuesFor(strapi: Core.Strapi, booking: Booking): Promise<Record<Placeholder, string>> {
  const quote = await latestQuote(strapi, booking.documentId);
  return {
    name: booking.name,
    service: booking.service,
    days: daysOf(booking),
    city: booking.city,
    link: clientAddress(booking),
    rank: booking.holdRank === null ? wording.nothing : rankWord(booking.holdRank),
    'hold ends': booking.holdEndsAt ? wording.inZone(longEnd(booking.holdEndsAt)) : wording.nothing,
    quote: quote?.number ?? wording.nothing,
    total: quote ? wording.money(quote.total, quote.currency) : wording.nothing,
    'valid until': quote ? longDay(quote.validUntil) : wording.nothing,
  };
}

const TEMPLATE = 'booking.answer-template';

/**
 * Mails the owner's text unchanged. A repeated key does not mail it again.
 *
 * @throws ValidationError with a remedy, if no mail can be sent
 */
export async function mailBookingAnswer(
  strapi: Core.Strapi,
  documentId: string,
  words: { subject: string; text: string },
): Promise<boolean> {
  await onceForKey(strapi, { action: 'booking-answer', documentId }, async () => {
    const { email } = await requireBooking(strapi, documentId);
    if (!mailIsConfigured()) throw refused('EMAIL_NOT_SET_UP');
    if (!email) throw refused('CLIENT_WITHOUT_EMAIL');
    const limits = strapi.components[TEMPLATE].attributes as Record<'subject' | 'text', Attribute>;
    const subject = String(cleanValue('subject', words.subject, limits.subject));
    const text = String(cleanValue('text', words.text, limits.text));
    await queueMail(strapi, 'booking-answer', documentId, { words: { subject, text } });
  });
  return true;
}
