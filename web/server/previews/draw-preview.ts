import sharp from 'sharp';
import { PREVIEW_HEIGHT, PREVIEW_WIDTH, type PreviewSubject } from '../../src/seo/preview';
import { BONE, INK, TEAL } from '../drawing/colours';
import { cropOf } from '../drawing/crop';
import { drawable } from '../lettering/drawable';
import { outlineOf, widthOf } from '../lettering/letters';
import { setTitle } from '../lettering/lines';

/** Pixels. */
const EDGE = 72;
const NAME = { face: 'text', size: 22, spacing: 0.2 } as const;
const LEADING = 1.04;

const QUALITY = 84;

/** A preview is drawn in the background: one of the two cores is enough. */
sharp.concurrency(1);

/** An icon of the site. */
export interface Monogram {
  letters: string;
  /** Address of the owner's picture, shown instead */
  mark: string | null;
  /** Edge of the PNG; null for an SVG, or a PNG of the mark */
  pixels: number | null;
}

export type DrawPreview = (subject: PreviewSubject | Monogram, photograph?: Buffer) => Promise<Buffer>;

/**
 * Draws the picture of a link preview, a JPEG of 1200 by 630 pixels, or an icon.
 *
 * @param photograph file of the subject's picture, backdrop or mark; without it the background is plain
 */
export const drawPreview: DrawPreview = async (subject, photograph) => {
  if ('letters' in subject) return photograph ? drawMark(photograph, subject) : drawMonogram(subject);
  const { picture } = subject;
  const ground = photograph
    ? (await cropped(photograph, subject)).flatten({ background: INK })
    : sharp({ create: { width: PREVIEW_WIDTH, height: PREVIEW_HEIGHT, channels: 3, background: INK } });
  if (photograph && picture) return ground.jpeg({ quality: QUALITY }).toBuffer();
  // Chroma subsampling would give thin light letters on dark coloured edges.
  return ground
    .composite([{ input: Buffer.from(titleSheet(subject)) }])
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
};

/**
 * Crops around the owner's focus point. Without one: around the centre behind a title, otherwise where the eye would
 * look.
 */
async function cropped(photograph: Buffer, { picture, backdrop }: PreviewSubject) {
  const place = { width: PREVIEW_WIDTH, height: PREVIEW_HEIGHT };
  const [x, y] = (picture ?? backdrop)?.focus?.split(' ').map(Number.parseFloat) ?? [];
  if (x === undefined || y === undefined) {
    const position = picture ? sharp.strategy.attention : 'centre';
    return sharp(photograph)
      .rotate()
      .resize({ ...place, fit: 'cover', position });
  }
  const { autoOrient } = await sharp(photograph).metadata();
  return sharp(photograph)
    .rotate()
    .extract(cropOf(autoOrient, place, { x, y }))
    .resize(place);
}

const drawMark = (photograph: Buffer, { pixels }: Monogram): Promise<Buffer> =>
  sharp(photograph)
    .rotate()
    .resize(pixels ?? 192, pixels ?? 192)
    .png()
    .toBuffer();

/** Letters in the middle of a dark square of 64 units; capitals are 0.7 of the type size. */
async function drawMonogram({ letters, pixels }: Monogram): Promise<Buffer> {
  const text = drawable(letters, 'display');
  const largest = { face: 'display', size: 48 } as const;
  const lettering = { ...largest, size: 48 * Math.min(1, 50 / widthOf(text, largest)) };
  const path = outlineOf(text, lettering, 32 - widthOf(text, lettering) / 2, 32 + 0.35 * lettering.size);
  const svg =
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${pixels ?? 64}" height="${pixels ?? 64}">
    <path fill="${INK}" d="M0 0h64v64H0z"/><path fill="${TEAL}" d="${path}"/></svg>`);
  return pixels ? sharp(svg).png().toBuffer() : svg;
}

/** A veil over the photograph, the site's name above a line, and the title in large type at the foot. */
function titleSheet({ siteTitle, title }: PreviewSubject): string {
  const { lines, size } = setTitle(title || siteTitle, PREVIEW_WIDTH - 2 * EDGE, 'display');
  const foot = PREVIEW_HEIGHT - EDGE - size * 0.12;
  const letters = lines.map((line, index) =>
    outlineOf(
      line,
      { face: 'display', size },
      EDGE - size * 0.03,
      foot - (lines.length - 1 - index) * size * LEADING,
    ),
  );
  const name = title ? outlineOf(siteTitle.toUpperCase(), NAME, EDGE, EDGE + NAME.size) : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PREVIEW_WIDTH}" height="${PREVIEW_HEIGHT}">
    <defs><linearGradient id="veil" x1="0" y1="1" x2="0.55" y2="0">
      <stop offset="0" stop-color="${INK}" stop-opacity="0.96"/>
      <stop offset="0.55" stop-color="${INK}" stop-opacity="0.82"/>
      <stop offset="1" stop-color="${INK}" stop-opacity="0.42"/>
    </linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#veil)"/>
    <path d="${name}" fill="${BONE}"/>
    <rect x="${EDGE}" y="${EDGE + (title ? NAME.size + 26 : 0)}" width="72" height="2" fill="${TEAL}"/>
    <path d="${letters.join('')}" fill="${BONE}"/>
  </svg>`;
}
