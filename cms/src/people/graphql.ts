import type { Core } from '@strapi/strapi';
import type { SignedInContext } from '../platform/graphql/signed-in-context';
import { changeOwnEmail } from './accounts/change-own-email';
import { ownersAddress } from './accounts/owner-email';
import { erasePerson, type PersonQuery, readPerson } from './personal-data/personal-data';

/** GraphQL schema of a visitor's personal data and the owner's own address. */
export const peopleSchema = /* GraphQL */ `
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
  type Query {
    person(email: String, phone: String): Person!
    "Where the owner's mail goes; null while the account has only a made-up address"
    ownEmail: String
  }
  type Mutation {
    erasePerson(email: String, phone: String): ErasedPerson!
    "The address of the owner's own account, to which the owner's mail goes"
    changeOwnEmail(email: String!): String!
  }
`;

export const peopleResolvers = (strapi: Core.Strapi) => ({
  Query: {
    person: (_: unknown, query: PersonQuery) => readPerson(strapi, query),
    ownEmail: () => ownersAddress(strapi),
  },
  Mutation: {
    erasePerson: (_: unknown, query: PersonQuery) => erasePerson(strapi, query),
    changeOwnEmail: (_: unknown, { email }: { email: string }, { state }: SignedInContext) =>
      changeOwnEmail(strapi, { id: state.user.id, email }),
  },
});

const ownAccount = { auth: { scope: ['plugin::users-permissions.auth.changePassword'] } };
const policies = ['global::is-confirmed'];

export const peopleAccess = {
  'Query.ownEmail': ownAccount,
  'Mutation.changeOwnEmail': { ...ownAccount, policies },
  'Query.person': { auth: { scope: ['api::person.person.export'] }, policies },
  'Mutation.erasePerson': { auth: { scope: ['api::person.person.erase'] }, policies },
};
