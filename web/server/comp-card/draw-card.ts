import type { CompCard } from '../../src/features/comp-card/comp-card';
import { loadPhotograph } from '../drawing/load-photograph';
import { backOf, type CardWords, frontOf } from './layout';
import { paintJpeg } from './paint-raster';
import type { Photograph } from './photographs';
import { posterOf } from './poster';
import { type CardSize, sheetOf, TRIMS } from './sheet';

/** In what form the card is wanted. */
export type CardForm =
  | { kind: 'pdf'; size: CardSize; bleed: boolean }
  | { kind: 'jpg' }
  /** Both sides beside each other, for the owner's eyes while choosing */
  | { kind: 'preview' };

/** What is drawn: everything but the files of the pictures. */
export interface CardOrder {
  card: Omit<CompCard, 'pictures'> & {
    pictures: { src: string; focus: { x: number; y: number }; alt: string }[];
  };
  form: CardForm;
  /** Public origin of the site */
  site: string;
  /** Where files that have no host are */
  cmsUrl: string;
}

export type DrawCard = (order: CardOrder) => Promise<Buffer>;

/** Pixels of a point: sharp on a screen of two pixels to one, in half the time of print. */
const PREVIEW_SCALE = 1.6;
const PREVIEW_GAP = 28;

/**
 * Draws a card.
 *
 * @throws Error when a photograph does not come
 */
export const drawCard: DrawCard = async ({ card, form, site, cmsUrl }) => {
  const photographs: Photograph[] = [];
  for (const { src, focus, alt } of card.pictures) {
    photographs.push({ file: await loadPhotograph(src, cmsUrl), focus, alt });
  }
  const { name, measurements, email, phone } = card;
  const words: CardWords = { name, measurements, email, phone, site, pictures: photographs.length };
  if (form.kind === 'jpg') return paintJpeg([posterOf(words)], photographs, { scale: 1, gap: 0 });
  const trim = TRIMS[form.kind === 'pdf' ? form.size : 'card'];
  const sides = [frontOf(words, trim), backOf(words, trim)];
  if (form.kind === 'preview')
    return paintJpeg(sides, photographs, { scale: PREVIEW_SCALE, gap: PREVIEW_GAP });
  // What makes a PDF takes longer to load than a picture takes to paint.
  const { paintPdf } = await import('./paint-pdf');
  return paintPdf({ name, sides, sheet: sheetOf(form.size, form.bleed), photographs });
};
