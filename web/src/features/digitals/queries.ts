import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { loadInPlace } from '../../routing/load-in-place';
import { idInSearch } from '../../routing/search';
import { strapi } from '../../strapi/client';
import { measurementQueries } from '../measurements/queries';
import { toDigitals } from './digitals';
import { DigitalsThere, NewestDigitals } from './documents';
import { digitalsWording } from './wording';

export const digitalsQueries = {
  /** The newest set; the cms gives visitors none that is older than a year. Null when there is none. */
  newest: () =>
    queryOptions({
      queryKey: ['digitals', 'newest'],
      queryFn: async ({ signal }) =>
        toDigitals((await strapi.request({ document: NewestDigitals, signal })).digitalSets[0]),
      meta: { loadFailure: digitalsWording.loadFailure },
    }),

  /** Whether there is a set to show: pages lead there only then. */
  areThere: () =>
    queryOptions({
      queryKey: ['digitals', 'there'],
      queryFn: async ({ signal }) =>
        (await strapi.request({ document: DigitalsThere, signal })).digitalSets.length > 0,
      meta: { loggedFailure: digitalsWording.loadFailure },
    }),
};

/** The picture in the lightbox. */
export const digitalsSearch = v.object({ picture: idInSearch });

/** Loads what the page of the digitals shows: the newest set and the measurements. */
export const loadDigitals = (queryClient: QueryClient): Promise<void> =>
  loadInPlace(
    queryClient.ensureQueryData(digitalsQueries.newest()),
    queryClient.ensureQueryData(measurementQueries.record()),
  );
