import { forAccount, mayUse, type Operations } from '../platform/graphql/operations';
import { changeOwnEmail } from './accounts/change-own-email';
import { ownersAddress } from './accounts/owner-email';
import { erasePerson, readPerson } from './personal-data/personal-data';

const ownAccount = mayUse('plugin::users-permissions.auth.changePassword');
const policies = ['global::is-confirmed'];

/** GraphQL schema of a visitor's personal data and the owner's own address. */
export const peopleOperations: readonly Operations[] = [
  {
    access: { ...mayUse('api::person.person.export'), policies },
    types: /* GraphQL */ `
    "Everything that is stored about one visitor, as rows of JSON"
    type Person {
      email: String
      phone: String
      messages: JSON!
      applications: JSON!
      comments: JSON!
      "With what happened to each"
      bookings: JSON!
      "What was written to them: kinds and times"
      mails: JSON!
      "What was begun about these rows and not saved"
      drafts: JSON!
    }
    "How many rows of each kind were erased"
    type ErasedPerson {
      email: String
      phone: String
      messages: Int!
      applications: Int!
      comments: Int!
      bookings: Int!
      "Of these rows and their quotes"
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
        "Where the owner's mail goes; null while the account has only a made-up address",
        ownersAddress,
      ],
    },
  },
  {
    access: { ...ownAccount, policies },
    mutations: {
      'changeOwnEmail(email: String!): String!': [
        "The address of the owner's own account, to which the owner's mail goes",
        forAccount((strapi, id, { email }: { email: string }) => changeOwnEmail(strapi, { id, email })),
      ],
    },
  },
];
