import { queryOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import { OwnEmail } from './documents';
import { wording } from './wording';

export const sessionQueries = {
  /** Where the owner's mail goes; null while the account has no address that somebody gave. */
  ownEmail: () =>
    queryOptions({
      queryKey: ['session', 'own-email'] as const,
      queryFn: async ({ signal }) => (await strapi.request({ document: OwnEmail, signal })).ownEmail,
      meta: { loadFailure: wording.account.emailLoadFailure },
    }),
};
