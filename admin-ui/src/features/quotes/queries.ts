import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { oneQuery } from '../../content/collection';
import { strapi } from '../../strapi/client';
import { OneQuote, QuoteSums, QuotesOfBooking } from './documents';
import { type reckoned, toQuote } from './quote';
import { wording } from './wording';

type Reckoned = NonNullable<ReturnType<typeof reckoned>>;

export const quoteQueries = {
  /** The newest first. */
  ofBooking: (booking: string) =>
    queryOptions({
      queryKey: ['quotes', 'of booking', booking] as const,
      queryFn: async ({ signal }) => {
        const { found } = await strapi.request({ document: QuotesOfBooking, variables: { booking }, signal });
        return found.flatMap((row) => (row ? [toQuote(row)] : []));
      },
      meta: { loadFailure: wording.loadFailure },
    }),
  one: (documentId: string) =>
    oneQuery({
      key: 'quotes',
      toItem: toQuote,
      document: OneQuote,
      documentId,
      loadFailure: wording.loadFailure,
    }),
  /** The total by the one rule that the CMS has. */
  sums: (asked: Reckoned) =>
    queryOptions({
      queryKey: ['quotes', 'sums', asked] as const,
      queryFn: async ({ signal }) =>
        (await strapi.request({ document: QuoteSums, variables: asked, signal })).sums,
      placeholderData: keepPreviousData,
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
