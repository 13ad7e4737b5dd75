const kes = (amount: number) => `KES ${amount.toLocaleString('en-US')}`;

export const wording = {
  title: 'Quote',
  none: 'No quote has been made for this booking.',
  begin: 'Make a quote',
  beginning: 'Making...',
  newVersion: 'Make a new version',
  newVersionHint: 'The client goes on seeing this one until you send the new one.',
  beginFailed: 'Failed to make a quote',

  draft: 'Draft',
  words: {
    one: (number: number) => `Line ${number}`,
    add: 'Add a line',
    full: 'A quote has room for 50 lines.',
  },
  badAmount: 'Please enter each amount in whole shillings, up to 100,000,000',
  badDiscount: 'Please enter the discount in whole shillings, or leave it empty',
  badDiscountPercent: 'Please enter the discount as a whole number from 0 to 100, or leave it empty',
  twoDiscounts: 'A quote has one discount. Please enter a sum or a percentage.',
  badVat: 'Please enter VAT as a whole number from 0 to 100, or leave it empty',

  total: (amount: number) => `Total ${kes(amount)}`,
  ofThatDiscount: (amount: number) => `after a discount of ${kes(amount)}`,
  ofThatVat: (amount: number) => `VAT in it ${kes(amount)}`,
  totalLater: 'The total comes when the amounts are filled in.',

  save: 'Save draft',
  saving: 'Saving...',
  saved: 'Quote saved',
  saveFailed: 'Failed to save the quote',
  send: 'Send quote',
  sending: 'Sending...',
  sent: (number: string) => `Quote ${number} was sent`,
  sendFailed: 'Failed to send the quote',
  delete: 'Discard draft',
  discardQuestion: {
    question: 'Discard this draft?',
    about: 'It stays in the bin for 30 days. Quotes that were sent stay.',
    yes: 'Discard',
  },
  deleteFailed: 'Failed to discard the draft',
  pdf: 'PDF',
  pdfOf: (number: string) => `PDF of ${number}`,

  mailed: 'It was mailed to the client.',
  passOn: 'It was not mailed. Pass this on to the client:',
  text: 'Text for the client',
  copy: 'Copy',
  copied: 'Copied',
  whatsapp: 'Open WhatsApp',

  states: {
    draft: 'Draft',
    sent: 'Sent',
    accepted: 'Accepted',
    questioned: 'Question',
    ended: 'Ended',
  },
  until: (day: string) => `valid until ${day}`,
  question: 'The client asks:',
  acceptedHint: 'The client has accepted. Confirm the booking to make it certain.',
  versions: 'Earlier versions',
  kes,

  loadFailure: 'Failed to load the quotes',
};
