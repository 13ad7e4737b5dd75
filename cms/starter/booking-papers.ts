/** The reply for an option after the first. */
export const laterOption = {
  name: 'Second or third option placed',
  subject: 'Your {rank} option for {service}',
  text: 'Hello {name},\n\nThank you for your request: {service}, {days}. Another client asked for these dates before you, so you have the {rank} option until {hold ends}. The dates are not on hold for you yet. If an option ahead of yours is released or expires, you move up and your booking page shows it.\n\nView your booking: {link}',
};

export const bookingPapers = {
  terms: [
    '50% of the total is due on confirmation and the balance within 14 days of the last day.',
    'If a confirmed booking is cancelled less than 48 hours before it begins, 50% of the total is due.',
    'Images may be used only as stated in this quote. No digital replica of the person may be made or used without a separate written agreement.',
  ].join('\n\n'),
  vatPercent: null,
  validDays: 14,
  taxNumber: null,
  paymentWays: [],
  depositPercent: 50,
  depositSum: null,
  depositDays: 3,
  balanceDays: 14,
  remindsClients: true,
  answers: [
    {
      name: 'Option placed',
      subject: 'Your option for {service}',
      text: 'Hello {name},\n\nThank you for your request: {service}, {days}. You have the {rank} option: these dates are on hold for you until {hold ends}. Please confirm before then, or tell me if you need more time.\n\nView your booking: {link}',
    },
    laterOption,
    {
      name: 'Confirmed',
      subject: 'Your booking is confirmed: {service}',
      text: 'Hello {name},\n\nYour booking is confirmed: {service}, {days}, in {city}. I look forward to it.\n\nFor the details and a calendar file, go to {link}',
    },
    {
      name: 'Declined',
      subject: 'About your request for {service}',
      text: 'Hello {name},\n\nThank you for your request: {service}, {days}. I’m sorry, I am not available. I would be happy to look at other dates.',
    },
    {
      name: 'More details please',
      subject: 'A question about {service}',
      text: 'Hello {name},\n\nThank you for your request: {service}, {days}, in {city}. Before I reply, please tell me a little more: the wardrobe, who else is booked, and how the images will be used.\n\nView your request: {link}',
    },
    {
      name: 'Quote sent',
      subject: 'Quote {quote} for {service}',
      text: 'Hello {name},\n\nHere is quote {quote} for {service}, {days}. The total is {total}. It is valid until {valid until}. To accept it or ask a question, go to {link}',
    },
  ],
};
