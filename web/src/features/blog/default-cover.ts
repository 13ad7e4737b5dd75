import type { Picture } from '../../pictures/picture';

const SMALLER_WIDTHS = [500, 750, 1000];

/** Stands in for a post without an image; decorative, so without a description. */
export const DEFAULT_COVER: Picture = {
  src: '/images/default-cover.jpg',
  srcSet: [
    ...SMALLER_WIDTHS.map((width) => `/images/default-cover-${width}.jpg ${width}w`),
    '/images/default-cover.jpg 1600w',
  ].join(', '),
  width: 1600,
  height: 1000,
  alt: '',
};
