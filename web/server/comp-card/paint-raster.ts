import sharp, { type OverlayOptions } from 'sharp';
import { INK } from '../drawing/colours';
import { outlineOf } from '../lettering/letters';
import { densityOf, filled, type Photograph } from './photographs';
import { squaresOf } from './qr';
import type { Element, PictureInPlace, Side } from './scene';
import { type Box, grown } from './sheet';

/** How far pictures may extend over the edge of a side: more than the bleed. Points. */
const AROUND = 12;

/** Paints one side as pixels. `scale`: pixels per point. */
export async function paintSide(side: Side, photographs: Photograph[], scale: number): Promise<Buffer> {
  const whole = grown({ x: 0, y: 0, width: side.width, height: side.height }, AROUND);
  const [width, height] = [whole.width, whole.height].map((length) => Math.round(length * scale));
  const create = { width: width ?? 1, height: height ?? 1, channels: 3, background: INK } as const;
  const layers: OverlayOptions[] = [];
  // All vector elements between two photographs become one layer.
  let drawn: string[] = [];
  const flush = () => {
    if (drawn.length > 0) layers.push({ input: sheetOf(drawn, whole, scale), left: 0, top: 0 });
    drawn = [];
  };
  for (const element of side.elements) {
    if (element.kind !== 'picture') {
      drawn.push(await shapesOf(element, photographs));
      continue;
    }
    const input = await pictureIn(element, photographs, scale);
    if (!input) continue;
    flush();
    const at = (value: number) => Math.round((value + AROUND) * scale);
    layers.push({ input, left: at(element.box.x), top: at(element.box.y) });
  }
  flush();
  const bled = await sharp({ create }).composite(layers).png({ compressionLevel: 0 }).toBuffer();
  const edge = Math.round(AROUND * scale);
  return sharp(bled)
    .extract({
      left: edge,
      top: edge,
      width: Math.round(side.width * scale),
      height: Math.round(side.height * scale),
    })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

function sheetOf(shapes: string[], { x, y, width, height }: Box, scale: number): Buffer {
  const size = `width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${x} ${y} ${width} ${height}">${shapes.join('')}</svg>`,
  );
}

async function pictureIn({ box, index }: PictureInPlace, photographs: Photograph[], scale: number) {
  const photograph = photographs[index];
  if (!photograph) return undefined;
  const pixels = { width: Math.ceil(box.width * scale), height: Math.ceil(box.height * scale) };
  return (await filled(photograph, box, () => pixels)).png({ compressionLevel: 0 }).toBuffer();
}

async function shapesOf(element: Exclude<Element, PictureInPlace>, photographs: Photograph[]) {
  if (element.kind === 'words') {
    const { text, lettering, x, y, color } = element;
    return `<path d="${outlineOf(text, lettering, x, y)}" fill="${color}"/>`;
  }
  if (element.kind === 'code') return `<path d="${squaresOf(element)}" fill="${element.color}"/>`;
  const { x, y, width, height } = element.box;
  const box = `<rect x="${x}" y="${y}" width="${width}" height="${height}"`;
  if (element.kind === 'ground') return `${box} fill="${element.color}"/>`;
  const photograph = photographs[element.index];
  if (!photograph) return '';
  const density = await densityOf(element, photograph);
  const reached = (element.under.y - y) / height;
  return `<defs><linearGradient id="veil" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="${INK}" stop-opacity="0"/>
    <stop offset="${reached}" stop-color="${INK}" stop-opacity="${density}"/>
    <stop offset="1" stop-color="${INK}" stop-opacity="${density}"/>
  </linearGradient></defs>${box} fill="url(#veil)"/>`;
}

const QUALITY = 86;

/** Background between the sides: the same colour as around the preview in the owner's area. */
const BETWEEN = '#8b929c';

/** Paints the sides next to each other as a JPEG. `gap`: pixels between them. */
export async function paintJpeg(
  sides: Side[],
  photographs: Photograph[],
  { scale, gap }: { scale: number; gap: number },
): Promise<Buffer> {
  const layers: OverlayOptions[] = [];
  let width = 0;
  let height = 0;
  for (const side of sides) {
    if (width > 0) width += gap;
    layers.push({ input: await paintSide(side, photographs, scale), left: width, top: 0 });
    width += Math.round(side.width * scale);
    height = Math.max(height, Math.round(side.height * scale));
  }
  return sharp({ create: { width, height, channels: 3, background: BETWEEN } })
    .composite(layers)
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
