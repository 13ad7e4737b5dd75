import { onlyQuery } from '../../content/collection';
import { toCompCard } from './comp-card';
import { TheCompCard } from './documents';
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
};
