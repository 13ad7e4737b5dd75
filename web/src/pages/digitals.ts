import * as v from 'valibot';
import { digitalsQueries } from '../features/digitals/queries';
import { useDigitals } from '../features/digitals/use-digitals';
import { measurementQueries } from '../features/measurements/queries';
import { useMeasurements } from '../features/measurements/use-measurements';
import { loadInPlace } from '../routing/load-in-place';
import { idInSearch } from '../routing/search';
import type { Loading } from './page';

export const digitalsPage = {
  /** `picture`: in the lightbox */
  validateSearch: v.object({ picture: idInSearch }),
  loader: ({ context: { queryClient } }: Loading) =>
    loadInPlace(
      queryClient.ensureQueryData(digitalsQueries.newest()),
      queryClient.ensureQueryData(measurementQueries.record()),
    ),
};

/** The newest set with its lightbox, and the measurements; `digitals` is null without a set. */
export function useDigitalsPage() {
  return { ...useDigitals(), measurements: useMeasurements('rateCard') };
}
