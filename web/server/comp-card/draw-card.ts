import type { CompCard } from '../../src/features/comp-card/queries';
import { loadPhotograph } from '../drawing/load-photograph';
import { backOf, type CardWords, frontOf } from './layout';
import { paintJpeg } from './paint-raster';
import type { Photograph } from './photographs';
import { posterOf } from './poster';
import { type CardSize, sheetOf, TRIMS } from './sheet';

/** The requested form of the card. */
export type CardForm =
  | { kind: 'pdf'; size: CardSize; bleed: boolean }
  | { kind: 'jpg' }
  /** Both sides next to each other, for the owner while they choose */
  | { kind: 'preview' };

/** The content of the drawing, without the picture files. */
export interface CardOrder {
  card: Omit<CompCard, 'pictures'> & {
    pictures: { src: string; focus: { x: number; y: number }; alt: string }[];
  };
  form: CardForm;
  site: string;
  /** Origin of files whose address has no host */
  cmsUrl: string;
}

export type DrawCard = (order: CardOrder) => Promise<Buffer>;

/** Pixels per point: sharp on screens with two pixels to one, in half the time of print. */
const PREVIEW_SCALE = 1.6;
const PREVIEW_GAP = 28;

/** @throws Error when a photograph cannot be loaded */
export const drawCard: DrawCard = async ({ card, form, site, cmsUrl }) => {
  const photographs: Photograph[] = [];
  for (const { src, focus, alt } of card.pictures) {
    photographs.push({ file: await loadPhotograph(src, cmsUrl), focus, alt });
  }
  const words: CardWords = { ...card, site, pictures: photographs.length };
  if (form.kind === 'jpg') return paintJpeg([posterOf(words)], photographs, { scale: 1, gap: 0 });
  const trim = TRIMS[form.kind === 'pdf' ? form.size : 'card'];
  const sides = [frontOf(words, trim), backOf(words, trim)];
  if (form.kind === 'preview')
    return paintJpeg(sides, photographs, { scale: PREVIEW_SCALE, gap: PREVIEW_GAP });
  // Loading the PDF library takes longer than painting a picture.
  const { paintPdf } = await import('./paint-pdf');
  return paintPdf({ name: card.name, sides, sheet: sheetOf(form.size, form.bleed), photographs });
};
