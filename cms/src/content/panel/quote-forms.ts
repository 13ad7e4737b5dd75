/** Part of `forms.ts`: quotes and their defaults. */
export const quoteForm = {
  columns: ['number', 'state', 'totalKes', 'validUntil', 'createdAt'],
  fields: {
    number: { label: 'Number', help: 'Assigned when the quote is sent', half: true, locked: true },
    state: { label: 'State', help: "Changed in the owner's area", half: true, locked: true },
    lines: { label: 'Lines' },
    discountKes: { label: 'Discount', help: 'Kenyan shillings, calculated from the percentage', half: true },
    discountPercent: { label: 'Discount (%)', help: 'Of the sum of all lines', half: true },
    vatPercent: { label: 'VAT (%)', half: true },
    vatKes: { label: 'VAT', half: true, locked: true },
    totalKes: { label: 'Total', half: true, locked: true },
    validUntil: { label: 'Valid until', half: true },
    sentAt: { label: 'Sent', half: true, locked: true },
    answeredAt: { label: 'Answered', half: true, locked: true },
    question: { label: "Client's question", locked: true },
    terms: { label: 'Terms' },
  },
} as const;

export const bookingPapersForm = {
  isOnce: true,
  fields: {
    validDays: { label: 'Quotes are valid for (days)', half: true },
    vatPercent: { label: 'VAT (%)', help: 'Leave empty for no VAT', half: true },
    terms: { label: 'Terms for quotes' },
    answers: { label: 'Reply templates for bookings' },
  },
} as const;
