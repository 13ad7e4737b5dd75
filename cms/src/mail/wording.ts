import { refusalsOf } from '../platform/refusal';
import type { MailRefusals } from '../shared/refusal-params';
import type { Sentences } from '../shared/refusals';
import { several } from '../shared/text';

/** What a test email can meet, each with its remedy. */
export const mailRefusals = {
  MAIL_NOT_SET_UP:
    'Email is not set up. Set SMTP_URL and MAIL_FROM where the site was installed, then restart it.',
  MAIL_ADDRESS_MISSING: 'Your account has no email address. Enter it in “Account” below, then try again.',
  MAIL_BUSY: 'The mail server is busy, or has reached its limit. Wait an hour, then try again.',
  MAIL_PASSWORD_WRONG:
    'The mail server refused the username or password. Correct them in SMTP_URL; some providers need an app password.',
  MAIL_SENDER_REFUSED:
    'The mail server refused the sender. Set MAIL_FROM to an address that this mail account may send from.',
  MAIL_RECIPIENT_REFUSED:
    'The mail server refused your address. Correct it in “Account” below, or ask your mail provider.',
  MAIL_CERTIFICATE_INVALID:
    'The certificate of the mail server is not valid for its name. Use the name that your provider gives in SMTP_URL.',
  MAIL_WITHOUT_TLS:
    'The mail server offers no encryption at this port. Try smtps:// with port 465, or smtp:// with port 587, in SMTP_URL.',
  MAIL_HOST_UNKNOWN: 'The mail server was not found. Correct its name in SMTP_URL.',
  MAIL_CONNECTION_REFUSED:
    'The mail server refused the connection. Correct the port in SMTP_URL: usually 465 or 587.',
  MAIL_TIME_OUT:
    'The mail server did not answer in time. Check the port in SMTP_URL, and that the hosting company lets the server send email.',
  MAIL_NOT_SENT: ({ answer }) =>
    `The test email was not sent. The mail server answered: “${answer}”. Ask your mail provider.`,
} satisfies Sentences<MailRefusals>;

export const refused = refusalsOf(mailRefusals);

/** The texts of emails. An email to an unconfirmed address contains no text typed by a visitor. */
export const wording = {
  notices: {
    counted: {
      'api::message.message': (count: number) => several(count, 'new message', 'new messages'),
      'api::volunteer.volunteer': (count: number) => several(count, 'new application', 'new applications'),
      'api::comment.comment': (count: number) =>
        several(count, 'comment needs approval', 'comments need approval'),
    },
    text: 'New on your site:',
    message: (name: string, subject: string) => `Message from ${name}: ${subject}`,
    application: (name: string, project: string | undefined) =>
      project ? `Application from ${name} for “${project}”` : `Application from ${name}`,
    comment: (name: string, post: string | undefined) =>
      post ? `Comment by ${name} on “${post}”` : `Comment by ${name}`,
    more: (count: number) => `And ${count} more`,
    open: 'Open the owner’s area',
    why: 'You get this email because notifications are on. To get one email a day, set quiet hours or turn them off, go to Settings, “Notifications”.',
  },

  test: {
    subject: 'Test email',
    text: 'This is the test email that you asked for in Settings. Email works.',
  },

  receipt: {
    message: 'I have received your message',
    messageText: 'Thank you for your message. I have received it and will read it soon.',
    application: 'Your application has arrived',
    applicationText:
      'Thank you for offering to help. We have received your application and will email you our decision.',
    notYou: 'If this was not you, someone entered your email address by mistake. You can ignore this email.',
  },

  decision: {
    hello: (name: string) => `Hello ${name},`,
    approved: 'Your application was approved',
    approvedText: (project: string | undefined) =>
      project
        ? `Good news: your application to volunteer for “${project}” has been approved. We will contact you about the next steps.`
        : 'Good news: your application to volunteer has been approved. We will contact you about the next steps.',
    rejected: 'About your application',
    rejectedText: (project: string | undefined) =>
      project
        ? `Thank you for offering to volunteer for “${project}”. We are sorry that we cannot accept your application this time.`
        : 'Thank you for offering to volunteer. We are sorry that we cannot accept your application this time.',
    rejectedThanks: 'You are welcome to apply again.',
  },

  passwordReset: {
    subject: 'Choose a new password',
    text: 'Someone, probably you, asked to reset your password.',
    choose: 'Choose a new password',
    limits: 'The link works once, for one hour.',
    notYou: 'If this was not you, ignore this email. Your password has not changed.',
  },

  signingIn: {
    passkeyAdded: (name: string) => ({
      subject: 'A passkey was added',
      sentence: `A passkey “${name}” was added`,
    }),
    passkeyRemoved: (name: string) => ({
      subject: 'A passkey was removed',
      sentence: `The passkey “${name}” was removed`,
    }),
    appAdded: { subject: 'An authenticator app was set up', sentence: 'An authenticator app was set up' },
    appRemoved: {
      subject: 'The authenticator app was removed',
      sentence: 'The authenticator app was removed',
    },
    recoveryCodesRenewed: {
      subject: 'New recovery codes were created',
      sentence: 'New recovery codes were created. The former ones stopped working',
    },
    recoveryCodeUsed: { subject: 'A recovery code was used', sentence: 'A recovery code was used' },
    secondFactorRemoved: {
      subject: 'All passkeys and the authenticator app were removed',
      sentence:
        'All passkeys, the authenticator app and the recovery codes were removed on the machine of your site',
    },
    deviceSignedOut: (device: string) => ({
      subject: 'A device was signed out',
      sentence: `${device} was signed out`,
    }),
    emailChanged: (address: string) => ({
      subject: 'Your email address was changed',
      sentence: `The address for your site’s emails was changed to ${address}`,
    }),
    wrongCode: {
      subject: 'Your password was used with a wrong code',
      sentence: (device: string) =>
        `Someone entered your password and then a wrong code (${device}). If this was not you, change your password now`,
    },
    passkeyCopied: (name: string) => ({
      subject: 'A passkey may have been copied',
      sentence: `The passkey “${name}” was refused because its counter did not grow, as if it had been copied. Remove it in Settings, and add a new one. It was refused`,
    }),
    at: (sentence: string, time: string) => `${sentence} on ${time}.`,
    look: 'Open Settings',
    notYou: 'If this was not you, change your password and sign out everywhere.',
  },
};
