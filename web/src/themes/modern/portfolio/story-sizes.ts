/** Widths of the rows of a story. */
export const STORY_SIZES = {
  wide: '100vw',
  pair: '50vw',
  column: '(min-width: 62em) 50vw, 92vw',
  offset: '(min-width: 62em) 46vw, 80vw',
};
