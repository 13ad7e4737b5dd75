import { type Operations, OWNER_ALONE } from '../platform/graphql/operations';
import { dismissFailed, mailTroubles, tryTroubledAgain } from './failed-mail';
import { MAIL_KINDS } from './outbox';

/** Emails that could not be sent, for the owner. */
export const mailOperations: Operations = {
  access: OWNER_ALONE,
  types: /* GraphQL */ `
    "An email that could not be sent"
    type MailTrouble {
      id: Int!
      "${MAIL_KINDS.join(', ')}"
      kind: String!
      "null if the recipient has been deleted"
      recipient: String
      problem: String!
      createdAt: String!
      "null if it is not retried automatically"
      nextTryAt: String
    }
    "The newest failed emails. total counts all of them"
    type MailTroubles {
      total: Int!
      mails: [MailTrouble!]!
    }
  `,
  queries: { 'mailTroubles: MailTroubles!': mailTroubles },
  mutations: {
    'sendMailAgain: Int!': [
      'For the owner. Retries all failed emails and returns how many',
      tryTroubledAgain,
    ],
    'dismissFailedMail: Int!': [
      'For the owner. Deletes failed emails that are not retried automatically and returns how many',
      dismissFailed,
    ],
  },
};
