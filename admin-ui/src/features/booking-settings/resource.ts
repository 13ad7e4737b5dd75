import type { ItemIn } from '../../resource/resource';
import { single } from '../../resource/single';
import { bookingSettingsFields } from './booking-settings';
import { wording } from './wording';

/** Default texts of quotes, and the owner's reply templates. */
export const bookingSettings = single({
  type: 'bookingPapers',
  key: 'booking-papers',
  fields: bookingSettingsFields,
  wording: { ...wording, created: wording.saved, updated: wording.saved },
});
export type BookingSettings = ItemIn<typeof bookingSettings>;
