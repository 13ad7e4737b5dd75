import { queryOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
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
