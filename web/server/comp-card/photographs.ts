import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { BONE, INK } from '../drawing/colours';
import { cropOf } from '../drawing/crop';
import type { Veil } from './scene';
import type { Box } from './sheet';

export interface Photograph {
  file: Buffer;
  focus: { x: number; y: number };
  alt: string;
}

/** A card is drawn in the background: one of the two cores is enough. */
sharp.concurrency(1);

/** Returns a photograph upright, and its size in that orientation. */
async function upright({ file }: Photograph) {
  const { autoOrient } = await sharp(file).metadata();
  return { picture: sharp(file).autoOrient(), size: autoOrient };
}

/** Returns the part of a photograph that fills a place. */
async function cropped(
  photograph: Photograph,
  place: Box,
): Promise<{ picture: Sharp; crop: ReturnType<typeof cropOf> }> {
  const { picture, size } = await upright(photograph);
  const crop = cropOf(size, place, photograph.focus);
  return { picture: picture.extract(crop), crop };
}

/** @param pixelsOf returns the wanted pixels for the size of the crop */
export async function filled(
  photograph: Photograph,
  place: Box,
  pixelsOf: (crop: { width: number; height: number }) => { width: number; height: number },
): Promise<Sharp> {
  const { picture, crop } = await cropped(photograph, place);
  const { width, height } = pixelsOf(crop);
  return picture
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb');
}

/** Sample spots across and down, each about as large as a letter. */
const SPOTS = { width: 16, height: 8 };

/** Returns the density of the veil below the letters, measured at their place. */
export async function densityOf({ under, picture: place }: Veil, photograph: Photograph): Promise<number> {
  const { picture, crop } = await cropped(photograph, place);
  const scale = crop.width / place.width;
  const left = Math.max(0, Math.round((under.x - place.x) * scale));
  const top = Math.max(0, Math.round((under.y - place.y) * scale));
  const zone = {
    left,
    top,
    width: Math.max(1, Math.min(crop.width - left, Math.round(under.width * scale))),
    height: Math.max(1, Math.min(crop.height - top, Math.round(under.height * scale))),
  };
  const whole = await picture.flatten({ background: '#ffffff' }).toBuffer();
  const spots = await sharp(whole)
    .extract(zone)
    .resize(SPOTS.width, SPOTS.height, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
  return veilFor(spots.reduce((most, value) => Math.max(most, value), 0));
}

/** The contrast that WCAG requires for small letters. */
const ENOUGH = 4.5;

type Channels = [red: number, green: number, blue: number];

const channelsOf = (hex: string): Channels => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

function luminanceOf([red, green, blue]: Channels): number {
  const linear = (value: number) =>
    value <= 10.31 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Returns the contrast of two colours, 1 to 21. */
export function contrastOf(one: Channels, other: Channels): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const LEAST_VEIL = 0.2;
const STEP = 0.02;

/**
 * Returns the lowest density of the dark veil that keeps light letters readable on the brightest spot.
 *
 * @param brightest grey of that spot, 0 to 255
 */
export function veilFor(brightest: number): number {
  const [ink, bone] = [channelsOf(INK), channelsOf(BONE)];
  for (let veil = LEAST_VEIL; veil < 1; veil += STEP) {
    const under = ink.map((channel) => channel * veil + brightest * (1 - veil)) as Channels;
    if (contrastOf(bone, under) >= ENOUGH) return Number(veil.toFixed(2));
  }
  return 1;
}
