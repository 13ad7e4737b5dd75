import { queryOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import { toDigitals } from './digitals';
import { HasDigitals, NewestDigitals } from './documents';
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
        (await strapi.request({ document: HasDigitals, signal })).digitalSets.length > 0,
      meta: { loggedFailure: digitalsWording.loadFailure },
    }),
};
