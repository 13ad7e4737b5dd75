import { PAGE_SIZE } from '../../kit/list/list-search';
import { pageQuery } from '../../resource/queries';
import { reader } from '../../resource/reader';
import { portfolio, SITE_ORDER } from '../portfolio/resource';
import { DigitalPictures, PicturesLeft, PiecePictures, toDigitals, toPictures } from './comp-card';
import { wording } from './wording';

export const compCardQueries = {
  /** The documentIds of its images that have left the portfolio and the digitals. */
  left: () =>
    reader('comp-card', wording.loadFailure)('left', PicturesLeft, {
      toData: ({ found }) => found?.picturesLeft ?? [],
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
