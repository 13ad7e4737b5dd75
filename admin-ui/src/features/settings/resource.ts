import type { ItemIn } from '../../resource/resource';
import { single } from '../../resource/single';
import { settingsFields } from './settings';
import { wording } from './wording';

export const settings = single({
  type: 'settings',
  fields: settingsFields,
  wording: { ...wording, created: wording.saved, updated: wording.saved },
});
export type Settings = ItemIn<typeof settings>;
