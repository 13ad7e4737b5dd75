import { onlyQuery, saveOnlyMutation } from '../../resource/queries';
import { StoredMeasurements, UpdateMeasurements } from './documents';
import { toMeasurements, toMeasurementsInput } from './measurements';
import { wording } from './wording';

export const measurementQueries = {
  /** Null until the first save, on a site that started without content. */
  stored: () =>
    onlyQuery({
      key: 'measurements',
      toItem: toMeasurements,
      document: StoredMeasurements,
      loadFailure: wording.loadFailure,
    }),
};

export const saveMeasurements = saveOnlyMutation({
  key: 'measurements',
  toItem: toMeasurements,
  toInput: toMeasurementsInput,
  document: UpdateMeasurements,
  wording: { created: wording.saved, updated: wording.saved, saveFailed: wording.saveFailed },
});
