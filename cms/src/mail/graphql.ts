import type { Core } from '@strapi/strapi';
import { dismissFailed, mailTroubles, tryTroubledAgain } from './failed-mail';
import { MAIL_KINDS } from './outbox';

/** Emails that could not be sent, for the owner. */
export const mailSchema = /* GraphQL */ `
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
  type Query {
    mailTroubles: MailTroubles!
  }
  type Mutation {
    "Tries all mail again that could not be sent; how many mails"
    sendMailAgain: Int!
    "Gives up all mail that is not tried again by itself; how many mails"
    dismissFailedMail: Int!
  }
`;

export const mailResolvers = (strapi: Core.Strapi) => ({
  Query: {
    mailTroubles: () => mailTroubles(strapi),
  },
  Mutation: {
    sendMailAgain: () => tryTroubledAgain(strapi),
    dismissFailedMail: () => dismissFailed(strapi),
  },
});

const ownerAlone = { auth: { scope: ['api::settings.settings.update'] } };

export const mailAccess = {
  'Query.mailTroubles': ownerAlone,
  'Mutation.sendMailAgain': ownerAlone,
  'Mutation.dismissFailedMail': ownerAlone,
};
