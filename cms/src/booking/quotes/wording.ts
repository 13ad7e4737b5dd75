import { inKes } from '../../shared/money';

/** What quotes say: refusals that name the field and the remedy, and what is written to clients. */
export const wording = {
  discountTooLarge: 'discountKes is more than the lines together: please enter a smaller discount',
  twoDiscounts: 'discountPercent: a quote has one discount. Please enter a sum or a percentage.',
  tooLarge: 'lines: the total is larger than a quote can hold. Please check the amounts.',
  noDay: 'validUntil must be a day such as 2027-05-14',
  pastDay: 'validUntil is in the past: please choose today or a later day',
  noLines: 'lines: a quote needs at least one line. Please add what it is for.',
  fixed: (field: string) =>
    `${field} is not changed by saving: it follows from sending the quote and from the client’s answer`,
  wasSent: 'This quote was sent and stays as it is. Please make a new version of it.',
  wasSentAlready: 'This quote was sent already',
  lastHasChanged:
    'The last quote has changed since you opened this page. Please read it again before you send a newer one.',
  notMadeHere: 'A quote is begun on its booking, in the owner’s area',
  notDeleted: 'A quote that was sent stays: its number would be missing among the others',
  bookingOver: (state: string) =>
    `This booking is ${state}: reopen it before you make a quote for it, or send one`,
  bookingFirst: 'The booking of this quote is not there. Please restore the booking first',
  otherDraft:
    'The booking has another draft of a quote. Please send or discard that one, then restore this one again',
  noQuote: 'There is no such quote any more',
  questionMissing: 'question is required: please write what you would like to know',
  quoteEnded: 'This quote is not valid any more. Please ask for a new one.',
  bookingEnded: 'This booking has ended. Please write a message.',
  answered: 'This quote was accepted already. For a change please write a message.',
  alreadyAccepted: 'You have already accepted this quote.',
  alreadyAsked: 'Your question has already been sent.',

  endsQuotes: 'Ends quotes that nobody accepted by their last day',

  papers: {
    twice: (name: string) => `answers: “${name}” is there twice. Please give each answer a name of its own.`,
    unknown: (placeholder: string, known: string) =>
      `answers: there is no {${placeholder}}. What can be filled in: ${known}.`,
    noAnswer: (name: string) => `There is no answer “${name}” any more`,
  },
  /** In the place of what there is not (yet) */
  nothing: '…',
  nairobi: (moment: string) => `${moment} Nairobi time`,
  days: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
  kes: inKes,

  sent: {
    subject: (number: string, owner: string) => `Quote ${number} from ${owner}`,
    text: (name: string, number: string, service: string, days: string, total: string, until: string) =>
      `Hello ${name}, here is quote ${number} for ${service}, ${days}. The total is ${total}. It is valid until ${until}.`,
    open: 'View quote',
    next: 'You can accept the quote or ask a question on that page. I will then write to confirm the booking.',
  },
  noMail: 'This site sends no mail. Please pass the text on by WhatsApp, or from your own mailbox.',
  noEmail: 'This client gave no email address. Please pass the text on by WhatsApp.',
};
