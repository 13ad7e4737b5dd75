import type { MediaKey } from './media-key';

interface StarterCardPicture {
  image: MediaKey;
  /** The point that a crop keeps in view, in percent from left and top */
  focalX: number;
  focalY: number;
}

/** Pictures of the portfolio; the first is the front of the card. */
export const compCard: { pictures: StarterCardPicture[] } = {
  pictures: [
    { image: 'portfolio-05', focalX: 50, focalY: 40 },
    { image: 'portfolio-01', focalX: 50, focalY: 50 },
    { image: 'portfolio-04', focalX: 35, focalY: 35 },
    { image: 'portfolio-06', focalX: 50, focalY: 50 },
    { image: 'portfolio-02', focalX: 50, focalY: 55 },
  ],
};
