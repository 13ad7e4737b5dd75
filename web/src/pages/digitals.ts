import * as v from 'valibot';
import { digitalsQueries } from '../features/digitals/queries';
import { useDigitals } from '../features/digitals/use-digitals';
import { measurementQueries } from '../features/measurements/queries';
import { useMeasurements } from '../features/measurements/use-measurements';
import { idInSearch } from '../routing/search';
import { loads } from './page';

export const digitalsPage = {
  /** `picture`: in the lightbox */
  validateSearch: v.object({ picture: idInSearch }),
  loader: loads(digitalsQueries.newest, measurementQueries.record),
};

/** The newest set with its lightbox, and the measurements; `digitals` is null without a set. */
export function useDigitalsPage() {
  return { ...useDigitals(), measurements: useMeasurements('rateCard') };
}
