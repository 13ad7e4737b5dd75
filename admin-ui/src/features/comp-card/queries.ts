import { onlyQuery, pageQuery } from '../../content/collection';
import { toCompCard, toDigitals } from './comp-card';
import { DigitalPictures, TheCompCard } from './documents';
import { wording } from './wording';

export const compCardQueries = {
  /** Null until the first save. */
  stored: () =>
    onlyQuery({
      key: 'comp-card',
      toItem: toCompCard,
      document: TheCompCard,
      loadFailure: wording.loadFailure,
    }),
  /** One set of digitals a page. */
  digitals: (page: number) =>
    pageQuery({
      key: 'digitals',
      toItem: toDigitals,
      document: DigitalPictures,
      variables: { page },
      loadFailure: wording.loadFailure,
    }),
};
