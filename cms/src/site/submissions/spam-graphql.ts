import { type Operations, OWNER_ALONE } from '../../platform/graphql/operations';
import { pageType, type SearchArguments, searchOf } from '../../platform/graphql/page-arguments';
import { readSuspectedSpam, releaseSuspectedSpam } from './suspected-spam';

/** Types and operations for suspected spam, for the owner. */
export const spamOperations: Operations = {
  access: OWNER_ALONE,
  types: /* GraphQL */ `
    "A submission with the hidden field filled in"
    type SuspectedSpam {
      id: Int!
      caughtAt: String!
      "When it is deleted"
      endsAt: String!
      contentType: String!
      title: String
      "Name and email address"
      sender: String!
      text: String!
    }
    ${pageType('SuspectedSpamPage', 'SuspectedSpam')}
  `,
  queries: {
    'suspectedSpam(q: String, page: Int, pageSize: Int): SuspectedSpamPage!': [
      'For the owner. Newest first; 25 entries per page by default, at most 100. q searches the names',
      (strapi, search: SearchArguments) => readSuspectedSpam(strapi, searchOf(search)),
    ],
  },
  mutations: {
    'releaseSuspectedSpam(id: Int!): BroughtBack!': [
      'For the owner. Moves a submission to where it belongs',
      (strapi, { id }: { id: number }) => releaseSuspectedSpam(strapi, id),
    ],
  },
};
