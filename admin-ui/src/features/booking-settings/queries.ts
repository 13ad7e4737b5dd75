import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { onlyQuery, saveOnlyMutation } from '../../resource/queries';
import { strapi } from '../../strapi/client';
import { toBookingPapers, toPapersInput } from './booking-settings';
import { FeedMadeAt, RenewFeed, StoredPapers, UpdatePapers } from './documents';
import { wording } from './wording';

export const paperQueries = {
  stored: () =>
    onlyQuery({
      key: 'booking-papers',
      toItem: toBookingPapers,
      document: StoredPapers,
      loadFailure: wording.loadFailure,
    }),
  /** ISO 8601; null before the first URL was created. */
  feedMadeAt: () =>
    queryOptions({
      queryKey: ['booking-papers', 'feed'] as const,
      queryFn: async ({ signal }) => (await strapi.request({ document: FeedMadeAt, signal })).madeAt,
      meta: { loadFailure: wording.feedLoadFailure },
    }),
};

export const savePapers = saveOnlyMutation({
  key: 'booking-papers',
  toItem: toBookingPapers,
  toInput: toPapersInput,
  document: UpdatePapers,
  wording: { created: wording.saved, updated: wording.saved, saveFailed: wording.saveFailed },
});

/** Returns the mutation that creates the feed URL. The URL cannot be read again later. */
export const renewFeed = () =>
  mutationOptions({
    mutationKey: ['booking-papers', 'renew'],
    mutationFn: async () => (await strapi.request({ document: RenewFeed })).address,
    onSuccess: (_address, _none, _shown, { client }) =>
      client.invalidateQueries({ queryKey: paperQueries.feedMadeAt().queryKey }),
    meta: { failed: wording.feedFailed },
  });
