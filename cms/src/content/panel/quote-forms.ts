/** Of what `forms.ts` holds for every type: quotes and what they begin with. */
export const quoteForm = {
  columns: ['number', 'state', 'totalKes', 'validUntil', 'createdAt'],
  fields: {
    number: { label: 'Number', help: 'Given when it is sent', half: true, locked: true },
    state: { label: 'State', help: "Changed in the owner's area", half: true, locked: true },
    lines: { label: 'Lines' },
    discountKes: { label: 'Discount', help: 'Kenyan shillings; follows from the percentage', half: true },
    discountPercent: { label: 'Discount in percent', help: 'Of all lines', half: true },
    vatPercent: { label: 'VAT in percent', half: true },
    vatKes: { label: 'VAT', half: true, locked: true },
    totalKes: { label: 'Total', half: true, locked: true },
    validUntil: { label: 'Valid until', half: true },
    sentAt: { label: 'Sent', half: true, locked: true },
    answeredAt: { label: 'Answered', half: true, locked: true },
    question: { label: 'Question of the client', locked: true },
    terms: { label: 'Terms' },
  },
} as const;

export const bookingPapersForm = {
  isOnce: true,
  fields: {
    validDays: { label: 'Days a quote is valid', half: true },
    vatPercent: { label: 'VAT in percent', help: 'Empty: no VAT', half: true },
    terms: { label: 'Terms of quotes' },
    answers: { label: 'Answers', help: 'Texts to answer bookings with' },
  },
} as const;
