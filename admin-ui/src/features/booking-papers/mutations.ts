import { mutationOptions } from '@tanstack/react-query';
import { saveOnlyMutation } from '../../content/collection';
import { strapi } from '../../strapi/client';
import { toBookingPapers, toPapersInput } from './booking-papers';
import { RenewFeed, UpdatePapers } from './documents';
import { paperQueries } from './queries';
import { wording } from './wording';

export const savePapers = saveOnlyMutation({
  key: 'booking-papers',
  toItem: toBookingPapers,
  toInput: toPapersInput,
  document: UpdatePapers,
  wording: { created: wording.saved, updated: wording.saved, saveFailed: wording.saveFailed },
});

/** @returns the mutation that makes the address, which nobody is told again */
export const renewFeed = () =>
  mutationOptions({
    mutationKey: ['booking-papers', 'renew'],
    mutationFn: async () => (await strapi.request({ document: RenewFeed })).address,
    onSuccess: (_address, _none, _shown, { client }) =>
      client.invalidateQueries({ queryKey: paperQueries.feedMadeAt().queryKey }),
    meta: { failed: wording.feedFailed },
  });
