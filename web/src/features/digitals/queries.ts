import { strapiQuery } from '../../strapi/query';
import { toDigitals } from './digitals';
import { HasDigitals, NewestDigitals } from './documents';
import { digitalsWording } from './wording';

export const digitalsQueries = {
  /** Returns the newest set; null without one. The CMS gives visitors no set that is older than a year. */
  newest: () =>
    strapiQuery(NewestDigitals, {}, ({ digitalSets }) => toDigitals(digitalSets[0]), {
      loadFailure: digitalsWording.loadFailure,
    }),

  /** Returns whether a set exists; pages link to the digitals only then. */
  areThere: () =>
    strapiQuery(HasDigitals, {}, ({ digitalSets }) => digitalSets.length > 0, {
      loggedFailure: digitalsWording.loadFailure,
    }),
};
