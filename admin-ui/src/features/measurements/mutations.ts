import { saveOnlyMutation } from '../../content/collection';
import { UpdateMeasurements } from './documents';
import { toMeasurements, toMeasurementsInput } from './measurements';
import { wording } from './wording';

export const saveMeasurements = saveOnlyMutation({
  key: 'measurements',
  toItem: toMeasurements,
  toInput: toMeasurementsInput,
  document: UpdateMeasurements,
  wording: { created: wording.saved, updated: wording.saved, saveFailed: wording.saveFailed },
});
