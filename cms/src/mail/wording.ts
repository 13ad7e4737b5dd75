const several = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`);

/** What mails say. Nothing that a visitor typed is in a mail to an address that nobody has proved to be theirs. */
export const wording = {
  notices: {
    counted: {
      'api::message.message': (count: number) => several(count, 'new message', 'new messages'),
      'api::volunteer.volunteer': (count: number) => several(count, 'new application', 'new applications'),
      'api::comment.comment': (count: number) =>
        several(count, 'comment waits for approval', 'comments wait for approval'),
      'api::booking.booking': (count: number) =>
        several(count, 'booking wants a look', 'bookings want a look'),
      'api::quote.quote': (count: number) => several(count, 'quote wants a look', 'quotes want a look'),
    },
    text: 'This came in on your site:',
    message: (name: string, subject: string) => `Message from ${name}: ${subject}`,
    application: (name: string, project: string | undefined) =>
      project ? `Application from ${name} for “${project}”` : `Application from ${name}`,
    comment: (name: string, post: string | undefined) =>
      post ? `Comment by ${name} on “${post}”` : `Comment by ${name}`,
    asked: (name: string, service: string, days: string) =>
      `Booking request from ${name}: ${service}, ${days}`,
    option: (option: string, name: string, service: string, days: string) =>
      `${name} has the ${option} now: ${service}, ${days}`,
    holdEnded: (name: string, service: string, days: string) =>
      `The option of ${name} has ended: ${service}, ${days}`,
    cancelled: (name: string, service: string, days: string) => `${name} has cancelled: ${service}, ${days}`,
    accepted: (name: string, number: string) =>
      `${name} has accepted quote ${number}. Confirm the booking, or write what is missing`,
    questioned: (name: string, number: string, question: string) =>
      `${name} asks about quote ${number}: ${question}`,
    quoteEnded: (name: string, number: string) => `Quote ${number} for ${name} has ended without an answer`,
    more: (count: number) => `And ${count} more`,
    open: 'Open your site’s admin',
    why: 'You get this because Settings says so, under “Mail for you”. There you can also choose one mail a day, quiet hours, or no mail.',
  },

  receipt: {
    message: 'Your message has arrived',
    messageText: 'Thank you for writing. Your message has arrived and will be read.',
    application: 'Your application has arrived',
    applicationText:
      'Thank you for offering your help. Your application has arrived, and you will hear by mail when it has been decided.',
    booking: 'Your booking request has arrived',
    bookingText:
      'Thank you for asking. Your request has arrived and will be answered. You can see at any time where it stands:',
    seeBooking: 'See your request',
    bookingLink: 'The link is yours alone: whoever has it can see and cancel the request.',
    notYou:
      'If it was not you, somebody gave your address by mistake. You need not do anything: no mail follows by itself.',
  },

  decision: {
    hello: (name: string) => `Hello ${name},`,
    approved: 'Your application was approved',
    approvedText: (project: string | undefined) =>
      project
        ? `good news: your application to volunteer for “${project}” was approved. You will be told what comes next.`
        : 'good news: your application to volunteer was approved. You will be told what comes next.',
    rejected: 'About your application',
    rejectedText: (project: string | undefined) =>
      project
        ? `thank you for offering to volunteer for “${project}”. This time we could not take up your application.`
        : 'thank you for offering to volunteer. This time we could not take up your application.',
    rejectedThanks: 'We are grateful that you asked, and you are welcome to apply again.',
  },

  passwordReset: {
    subject: 'Choose a new password',
    text: 'Somebody, probably you, said at the sign-in page that your password is forgotten.',
    choose: 'Choose a new password',
    limits: 'The link works once, for one hour.',
    notYou: 'If it was not you, leave this mail alone: your password stays as it is.',
  },
};
