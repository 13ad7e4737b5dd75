import { type Operations, OWNER_ALONE } from '../platform/graphql/operations';
import { dismissFailed, mailTroubles, tryTroubledAgain } from './failed-mail';
import { MAIL_KINDS } from './outbox';

/** Emails that could not be sent, for the owner. */
export const mailOperations: Operations = {
  access: OWNER_ALONE,
  types: /* GraphQL */ `
    "A mail that could not be sent"
    type MailTrouble {
      id: Int!
      "${MAIL_KINDS.join(', ')}"
      kind: String!
      "null: there is nobody any more"
      recipient: String
      problem: String!
      createdAt: String!
      "null: it is not tried again by itself"
      nextTryAt: String
    }
    "The newest ones; total counts them all"
    type MailTroubles {
      total: Int!
      mails: [MailTrouble!]!
    }
  `,
  queries: { 'mailTroubles: MailTroubles!': mailTroubles },
  mutations: {
    'sendMailAgain: Int!': ['Tries all mail again that could not be sent; how many mails', tryTroubledAgain],
    'dismissFailedMail: Int!': [
      'Gives up all mail that is not tried again by itself; how many mails',
      dismissFailed,
    ],
  },
};
