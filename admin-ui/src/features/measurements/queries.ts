import { onlyQuery } from '../../content/collection';
import { StoredMeasurements } from './documents';
import { toMeasurements } from './measurements';
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
