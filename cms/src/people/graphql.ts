import { forAccount, mayUse, type Operations } from '../platform/graphql/operations';
import { ownersAddress } from './accounts/account';
import { changeOwnEmail } from './accounts/change-own-email';
import { erasePerson, readPerson } from './personal-data/personal-data';

const ownAccount = mayUse('plugin::users-permissions.auth.changePassword');
const policies = ['global::is-confirmed'];

/** GraphQL schema of a visitor's personal data and the owner's own address. */
export const peopleOperations: readonly Operations[] = [
  {
    access: { ...mayUse('api::person.person.export'), policies },
    types: /* GraphQL */ `
    "All data stored about one visitor. Each list has rows as JSON"
    type Person {
      email: String
      phone: String
      messages: JSON!
      applications: JSON!
      comments: JSON!
      "With the log of each booking"
      bookings: JSON!
      "Emails sent to the visitor: kind and time"
      mails: JSON!
      "The owner's unsaved drafts about these rows"
      drafts: JSON!
    }
    "Number of deleted rows of each kind"
    type ErasedPerson {
      email: String
      phone: String
      messages: Int!
      applications: Int!
      comments: Int!
      bookings: Int!
      "documentIds of the deleted rows and their quotes"
      documentIds: [ID!]!
    }
  `,
    queries: { 'person(email: String, phone: String): Person!': readPerson },
  },
  {
    access: { ...mayUse('api::person.person.erase'), policies },
    mutations: { 'erasePerson(email: String, phone: String): ErasedPerson!': erasePerson },
  },
  {
    access: ownAccount,
    queries: {
      'ownEmail: String': [
        'For the owner. Returns the email address of the account; null if it is still a placeholder',
        ownersAddress,
      ],
    },
  },
  {
    access: { ...ownAccount, policies },
    mutations: {
      'changeOwnEmail(email: String!): String!': [
        'For the owner, after confirming again. Changes the email address of the account and returns it',
        forAccount(changeOwnEmail),
      ],
    },
  },
];
