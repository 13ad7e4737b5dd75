import { queryOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import { graphql } from '../../strapi/graphql';

const Account = graphql(`
  query Account {
    me {
      username
    }
  }
`);

export const sessionQueries = {
  /** Who is signed in: the name for the password dialog. */
  account: () =>
    queryOptions({
      queryKey: ['session', 'account'] as const,
      queryFn: async ({ signal }) => {
        const { me } = await strapi.request({ document: Account, signal });
        return { username: me?.username ?? '' };
      },
      staleTime: Number.POSITIVE_INFINITY,
      // No screen shows it, and hours later it is what the password dialog needs.
      gcTime: Number.POSITIVE_INFINITY,
    }),
};
