import type { FrameCounts } from './portfolio-item';

/** The number and its unit stay on one line. */
const counted = (count: number, one: string, many: string) => `${count}\u00a0${count === 1 ? one : many}`;

export const portfolioWording = {
  sectionTitle: 'Images',
  loadFailure: 'Failed to load portfolio items',
  empty: 'No portfolio items found in this category.',
  loading: 'Loading images...',
  viewMore: 'View More',
  /** Shown, disabled, after the last page */
  allShown: 'All images shown',
  /** What a piece holds besides its cover: '6 pictures', 'Film', '5 pictures, 1 film' */
  mark: ({ pictures, films }: FrameCounts): string => {
    if (pictures === 0 && films === 1) return 'Film';
    return [
      ...(pictures > 0 ? [counted(pictures, 'picture', 'pictures')] : []),
      ...(films > 0 ? [counted(films, 'film', 'films')] : []),
    ].join(', ');
  },
  open: (title: string, mark: string) => (mark ? `Open ${title}, ${mark}` : `Open ${title}`),
  placeInStory: (place: number, total: number) => `${place}\u00a0of\u00a0${total}`,
  viewStory: 'View story',
  pieceDescription: (title: string, siteTitle: string) => `${title}, from the portfolio of ${siteTitle}.`,
  book: 'Book',
  neighbours: 'Other pieces',
  back: 'All work',
};
