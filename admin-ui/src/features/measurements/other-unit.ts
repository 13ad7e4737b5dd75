import { wording } from './wording';

const CM_PER_INCH = 2.54;
const LB_PER_KG = 2.20462;
const INCHES_PER_FOOT = 12;
/** From this length on, a value is a body height, which is converted to feet. No other measurement is this long. */
const TALL_CM = 130;

/** A value in the other unit, and the scale of a shoe size, because many sizes are on both. */
interface Converted {
  text: string;
  scale?: string;
}

/** Returns consecutive sizes of a scale. Those of the US and the UK are half a size apart. */
const sizesOf = (scale: string, sizes: readonly number[], us: number, uk: number) =>
  sizes.map((eu, step) => ({ scale, eu, us: us + step / 2, uk: uk + step / 2 }));

const WOMENS = Array.from({ length: 18 }, (_, step) => 35 + step / 2);
const MENS = [38.5, 39, 40, 40.5, 41, 42, 42.5, 43, 44, 44.5, 45, 45.5, 46, 47, 47.5];
/** Adult shoe sizes: women's as fashion houses count them, men's as large manufacturers print them. */
const SHOES = [...sizesOf(wording.women, WOMENS, 4, 2), ...sizesOf(wording.men, MENS, 6, 5)];

/** Fractions as written on tape measures: ½, or 1/2 after a space. */
const FRACTIONS: Readonly<Record<string, string>> = {
  '¼': '.25',
  '½': '.5',
  '¾': '.75',
  '⅛': '.125',
  '⅜': '.375',
  '⅝': '.625',
  '⅞': '.875',
  ' 1/4': '.25',
  ' 1/2': '.5',
  ' 3/4': '.75',
};
const FRACTION = / ?[¼½¾⅛⅜⅝⅞]| (?:1\/4|1\/2|3\/4)/g;

/** Turns '31½"' into '31.5"'; a fraction alone starts with 0. */
const withDecimals = (text: string): string =>
  text
    .trim()
    .replace(FRACTION, (fraction) => FRACTIONS[fraction] ?? FRACTIONS[fraction.trim()] ?? fraction)
    .replace(/(^|[^\d])\./g, '$10.');

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
const RANGE = `${NUMBER}(?: ?[-–] ?${NUMBER})?`;
const METRIC = new RegExp(`^${RANGE} ?(mm|cm|m|kg|EU)$`, 'i');
const IMPERIAL = new RegExp(`^${RANGE} ?(["”″]|in|inch|inches|lb|lbs|US|UK)$`, 'i');
const FEET = /^(\d)['’′] ?(?:(\d+(?:[.,]\d+)?)["”″]?)?$/;

const toNumber = (text: string) => Number(text.replace(',', '.'));

/** Converts both numbers of a range such as '96-98', or a single number. */
const turned = (texts: (string | undefined)[], turn: (value: number) => string) =>
  texts
    .filter((text) => text !== undefined)
    .map((text) => turn(toNumber(text)))
    .join('-');

/** Rounds to half an inch, the precision of a tape measure. */
const halves = (value: number) => String(Math.round(value * 2) / 2);

function feet(cm: number): string {
  const inches = Math.round(cm / CM_PER_INCH);
  return `${Math.floor(inches / INCHES_PER_FOOT)}'${inches % INCHES_PER_FOOT}"`;
}

const CM_IN: Record<string, number> = { mm: 0.1, cm: 1, m: 100 };

/**
 * Converts a metric text to imperial units, as it would be typed. A shoe size on both scales is converted on both.
 * @returns an empty list for texts without a number and unit, and for sizes outside the scales
 */
export function imperialOf(metric: string): Converted[] {
  const [, from, to, given = ''] = METRIC.exec(withDecimals(metric)) ?? [];
  const unit = given.toLowerCase();
  if (!from) return [];
  if (unit === 'kg')
    return [{ text: `${turned([from, to], (kg) => String(Math.round(kg * LB_PER_KG)))} lb` }];
  if (unit === 'eu') {
    const sizes = SHOES.filter(({ eu }) => eu === toNumber(from) && !to);
    return sizes.flatMap(({ us, uk, scale }) => [`${us} US`, `${uk} UK`].map((text) => ({ text, scale })));
  }
  const cm = (value: number) => value * (CM_IN[unit] ?? 1);
  if (cm(toNumber(from)) >= TALL_CM) return [{ text: turned([from, to], (value) => feet(cm(value))) }];
  return [{ text: `${turned([from, to], (value) => halves(cm(value) / CM_PER_INCH))}"` }];
}

/** Converts an imperial text to metric units. A shoe size on both scales is converted on both. */
export function metricOf(imperial: string): Converted[] {
  const text = withDecimals(imperial);
  const [, foot, inch = '0'] = FEET.exec(text) ?? [];
  const cm = (inches: number) => String(Math.round(inches * CM_PER_INCH));
  if (foot) return [{ text: `${cm(Number(foot) * INCHES_PER_FOOT + toNumber(inch))} cm` }];
  const [, from, to, given = ''] = IMPERIAL.exec(text) ?? [];
  if (!from) return [];
  const unit = given.toLowerCase();
  if (unit === 'us' || unit === 'uk') {
    const sizes = SHOES.filter((size) => size[unit] === toNumber(from) && !to);
    return sizes.map(({ eu, scale }) => ({ text: `${eu} EU`, scale }));
  }
  if (unit.startsWith('lb'))
    return [{ text: `${turned([from, to], (lb) => String(Math.round(lb / LB_PER_KG)))} kg` }];
  return [{ text: `${turned([from, to], cm)} cm` }];
}
