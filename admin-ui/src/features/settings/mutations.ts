import { saveOnlyMutation } from '../../content/collection';
import { UpdateSettings } from './documents';
import { toSettings, toSettingsInput } from './settings';
import { wording } from './wording';

export const saveSettings = saveOnlyMutation({
  key: 'settings',
  toItem: toSettings,
  toInput: toSettingsInput,
  document: UpdateSettings,
  wording: { created: wording.saved, updated: wording.saved, saveFailed: wording.saveFailed },
});
