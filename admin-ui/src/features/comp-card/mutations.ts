import { saveOnlyMutation } from '../../content/collection';
import { toCompCard, toCompCardInput } from './comp-card';
import { UpdateCompCard } from './documents';
import { wording } from './wording';

export const saveCompCard = saveOnlyMutation({
  key: 'comp-card',
  toItem: toCompCard,
  toInput: toCompCardInput,
  document: UpdateCompCard,
  wording: { created: wording.saved, updated: wording.saved, saveFailed: wording.saveFailed },
});
