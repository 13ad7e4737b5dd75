import { queryOptions } from '@tanstack/react-query';
import { onlyQuery } from '../../content/collection';
import { strapi } from '../../strapi/client';
import { toBookingPapers } from './booking-papers';
import { FeedMadeAt, StoredPapers } from './documents';
import { wording } from './wording';

export const paperQueries = {
  stored: () =>
    onlyQuery({
      key: 'booking-papers',
      toItem: toBookingPapers,
      document: StoredPapers,
      loadFailure: wording.loadFailure,
    }),
  /** ISO time; null before the first address. */
  feedMadeAt: () =>
    queryOptions({
      queryKey: ['booking-papers', 'feed'] as const,
      queryFn: async ({ signal }) => (await strapi.request({ document: FeedMadeAt, signal })).madeAt,
      meta: { loadFailure: wording.feedLoadFailure },
    }),
};
