import { PAGE_SIZE } from '../../kit/list/list-search';
import { onlyQuery, pageQuery, saveOnlyMutation } from '../../resource/queries';
import { portfolio, SITE_ORDER } from '../portfolio/resource';
import {
  DigitalPictures,
  PiecePictures,
  StoredCompCard,
  toCompCard,
  toCompCardInput,
  toDigitals,
  toPictures,
  UpdateCompCard,
} from './comp-card';
import { wording } from './wording';

export const compCardQueries = {
  /** Null until the first save. */
  stored: () =>
    onlyQuery({
      key: 'comp-card',
      toItem: toCompCard,
      document: StoredCompCard,
      loadFailure: wording.loadFailure,
    }),
  /** The pictures of one page of pieces, in the order of the site. */
  pieces: ({ q, page }: { q: string; page: number }) =>
    pageQuery({
      key: 'portfolio pictures',
      toItem: toPictures,
      document: PiecePictures,
      variables: {
        filters: portfolio.filters({ q, category: '' }),
        sort: portfolio.order({ sort: SITE_ORDER }),
        page,
        pageSize: PAGE_SIZE,
      },
      loadFailure: wording.loadFailure,
    }),
  digitals: (page: number) =>
    pageQuery({
      key: 'digitals',
      toItem: toDigitals,
      document: DigitalPictures,
      variables: { page },
      loadFailure: wording.loadFailure,
    }),
};

export const saveCompCard = saveOnlyMutation({
  key: 'comp-card',
  toItem: toCompCard,
  toInput: toCompCardInput,
  document: UpdateCompCard,
  wording: { created: wording.saved, updated: wording.saved, saveFailed: wording.saveFailed },
});
