/** The answer for an option that is not the first one. */
export const laterOption = {
  name: 'Second or third option placed',
  subject: 'Your {rank} option for {service}',
  text: 'Hello {name},\n\nthank you for asking for {service}, {days}. Another client asked for these days before you, so you have the {rank} option, until {hold ends}. The days are not held for you yet: when an option before yours ends, you move up, and your page says so.\n\nYour booking is here: {link}',
};

export const bookingPapers = {
  terms: [
    'Half of the total is paid when the booking is confirmed, the rest within 14 days after the last day.',
    'When a confirmed booking is cancelled less than 48 hours before it begins, half of the total is due.',
    'Pictures may be used as this quote says, and for nothing else.',
  ].join('\n\n'),
  vatPercent: null,
  validDays: 14,
  answers: [
    {
      name: 'Option placed',
      subject: 'Your option for {service}',
      text: 'Hello {name},\n\nthank you for asking for {service}, {days}. You have the {rank} option: these days are held for you until {hold ends}. Please confirm before then, or tell me when you need longer.\n\nYour booking is here: {link}',
    },
    laterOption,
    {
      name: 'Confirmed',
      subject: 'Your booking is confirmed: {service}',
      text: 'Hello {name},\n\nyour booking is confirmed: {service}, {days}, in {city}. I look forward to it.\n\nEverything about it, and the date for your calendar, is here: {link}',
    },
    {
      name: 'Declined',
      subject: 'About your request for {service}',
      text: 'Hello {name},\n\nthank you for asking for {service}, {days}. I am sorry that I cannot take this booking. I would be glad to hear from you about other days.',
    },
    {
      name: 'More details please',
      subject: 'A question about {service}',
      text: 'Hello {name},\n\nthank you for asking for {service}, {days}, in {city}. Before I can answer I need to know a little more: what will be worn, who else takes part, and where the pictures will be seen.\n\nYour request is here: {link}',
    },
    {
      name: 'Quote sent',
      subject: 'Quote {quote} for {service}',
      text: 'Hello {name},\n\nhere is quote {quote} for {service}, {days}: {total}, valid until {valid until}. You can accept it, or ask a question, on this page: {link}',
    },
  ],
};
