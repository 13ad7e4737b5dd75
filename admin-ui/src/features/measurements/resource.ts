import type { ItemIn } from '../../resource/resource';
import { single } from '../../resource/single';
import { measurementFields } from './measurements';
import { wording } from './wording';

/** The owner's measurements. */
export const measurements = single({
  type: 'measurements',
  fields: measurementFields,
  wording: { ...wording, created: wording.saved, updated: wording.saved },
});
export type Measurements = ItemIn<typeof measurements>;
