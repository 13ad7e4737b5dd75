import { BONE, INK } from '../drawing/colours';

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
