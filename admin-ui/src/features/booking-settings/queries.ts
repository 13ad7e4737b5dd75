import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { onlyQuery, saveOnlyMutation } from '../../resource/queries';
import { strapi } from '../../strapi/client';
import { toBookingSettings, toBookingSettingsInput } from './booking-settings';
import { FeedMadeAt, RenewFeed, StoredBookingSettings, UpdateBookingSettings } from './documents';
import { wording } from './wording';

export const bookingSettingsQueries = {
  stored: () =>
    onlyQuery({
      key: 'booking-papers',
      toItem: toBookingSettings,
      document: StoredBookingSettings,
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

export const saveBookingSettings = saveOnlyMutation({
  key: 'booking-papers',
  toItem: toBookingSettings,
  toInput: toBookingSettingsInput,
  document: UpdateBookingSettings,
  wording: { created: wording.saved, updated: wording.saved, saveFailed: wording.saveFailed },
});

/** Returns the mutation that creates the feed URL. The URL cannot be read again later. */
export const renewFeed = () =>
  mutationOptions({
    mutationKey: ['booking-papers', 'renew'],
    mutationFn: async () => (await strapi.request({ document: RenewFeed })).address,
    onSuccess: (_address, _none, _shown, { client }) =>
      client.invalidateQueries({ queryKey: bookingSettingsQueries.feedMadeAt().queryKey }),
    meta: { failed: wording.feedFailed },
  });
