import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import { FeedMadeAt, RenewFeed } from './documents';
import { wording } from './wording';

export const calendarFeedQueries = {
  /** ISO 8601; null before the first URL was created. */
  feedMadeAt: () =>
    queryOptions({
      queryKey: ['booking-papers', 'feed'] as const,
      queryFn: async ({ signal }) => (await strapi.request({ document: FeedMadeAt, signal })).madeAt,
      meta: { loadFailure: wording.feedLoadFailure },
    }),
};

/** Returns the mutation that creates the feed URL. The URL cannot be read again later. */
export const renewFeed = () =>
  mutationOptions({
    mutationKey: ['booking-papers', 'renew'],
    mutationFn: async () => (await strapi.request({ document: RenewFeed })).address,
    onSuccess: (_address, _none, _shown, { client }) =>
      client.invalidateQueries({ queryKey: calendarFeedQueries.feedMadeAt().queryKey }),
    meta: { failed: wording.feedFailed },
  });
