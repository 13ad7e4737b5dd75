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
  /** Returns the newest set; null without one. The CMS gives visitors no set that is older than a year. */
  newest: () =>
    queryOptions({
      queryKey: ['digitals', 'newest'],
      queryFn: async ({ signal }) =>
        toDigitals((await strapi.request({ document: NewestDigitals, signal })).digitalSets[0]),
      meta: { loadFailure: digitalsWording.loadFailure },
    }),

  /** Returns whether a set exists; pages link to the digitals only then. */
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

/** Loads the data of the digitals page: the newest set and the measurements. */
export const loadDigitals = (queryClient: QueryClient): Promise<void> =>
  loadInPlace(
    queryClient.ensureQueryData(digitalsQueries.newest()),
    queryClient.ensureQueryData(measurementQueries.record()),
  );
