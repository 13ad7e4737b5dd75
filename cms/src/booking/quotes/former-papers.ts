import type { Knex } from 'knex';
import { bookingPapers } from '../../../starter/booking-papers';

const ANSWERS = 'components_booking_answer_templates';
const REQUEST = 'Hello {name},\n\nthank you for asking for {service}, {days}';

/** Starter texts of replies until 1.3.0, by name. */
const FORMER_ANSWERS: [name: string, text: string][] = [
  [
    'Option placed',
    `${REQUEST}. These days are held for you until {hold ends}. Please confirm before then, or tell me when you need longer.\n\nYour booking is here: {link}`,
  ],
  [
    'Option placed',
    `${REQUEST}. You have the {rank} option: these days are held for you until {hold ends}. Please confirm before then, or tell me when you need longer.\n\nYour booking is here: {link}`,
  ],
  [
    'Second or third option placed',
    `${REQUEST}. Another client asked for these days before you, so you have the {rank} option, until {hold ends}. The days are not held for you yet: when an option before yours ends, you move up, and your page says so.\n\nYour booking is here: {link}`,
  ],
  [
    'Confirmed',
    'Hello {name},\n\nyour booking is confirmed: {service}, {days}, in {city}. I look forward to it.\n\nEverything about it, and the date for your calendar, is here: {link}',
  ],
  [
    'Declined',
    `${REQUEST}. I am sorry that I cannot take this booking. I would be glad to hear from you about other days.`,
  ],
  [
    'More details please',
    `${REQUEST}, in {city}. Before I can answer I need to know a little more: what will be worn, who else takes part, and where the pictures will be seen.\n\nYour request is here: {link}`,
  ],
  [
    'Quote sent',
    'Hello {name},\n\nhere is quote {quote} for {service}, {days}: {total}, valid until {valid until}. You can accept it, or ask a question, on this page: {link}',
  ],
];

const FORMER_TERMS = [
  'Half of the total is paid when the booking is confirmed, the rest within 14 days after the last day.',
  'When a confirmed booking is cancelled less than 48 hours before it begins, half of the total is due.',
  'Pictures may be used as this quote says, and for nothing else.',
].join('\n\n');

/** Replaces starter texts of earlier releases that the owner never changed. */
export async function replaceFormerTexts(trx: Knex.Transaction): Promise<void> {
  for (const [name, former] of FORMER_ANSWERS) {
    const current = bookingPapers.answers.find((answer) => answer.name === name);
    if (current) await trx(ANSWERS).where({ name, text: former }).update({ text: current.text });
  }
  await trx('booking_papers').where({ terms: FORMER_TERMS }).update({ terms: bookingPapers.terms });
}
