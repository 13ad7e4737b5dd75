import { type Operations, OWNER_ALONE } from '../../platform/graphql/operations';
import { pageType, type SearchArguments, searchOf } from '../../platform/graphql/page-arguments';
import { readSuspectedSpam, releaseSuspectedSpam } from './suspected-spam';

/** Types and operations for suspected spam, for the owner. */
export const spamOperations: Operations = {
  access: OWNER_ALONE,
  types: /* GraphQL */ `
    "A submission that filled in the hidden field"
    type SuspectedSpam {
      id: Int!
      caughtAt: String!
      "Then it is deleted"
      endsAt: String!
      contentType: String!
      title: String
      "Name and address"
      sender: String!
      text: String!
    }
    ${pageType('SuspectedSpamPage', 'SuspectedSpam')}
  `,
  queries: {
    'suspectedSpam(q: String, page: Int, pageSize: Int): SuspectedSpamPage!': [
      'Newest first; 25 to a page by default, at most 100. q: in its name',
      (strapi, search: SearchArguments) => readSuspectedSpam(strapi, searchOf(search)),
    ],
  },
  mutations: {
    'releaseSuspectedSpam(id: Int!): BroughtBack!': [
      'Puts a suspected submission where it would have arrived',
      (strapi, { id }: { id: number }) => releaseSuspectedSpam(strapi, id),
    ],
  },
};
