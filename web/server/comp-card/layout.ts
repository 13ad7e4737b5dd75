import type { CompCard } from '../../src/features/comp-card/queries';
import { mailtoHref } from '../../src/features/contact-details/contact-details';
import { BONE, INK, QUIET_ON_BONE, TEAL, TEAL_ON_BONE } from '../drawing/colours';
import { type Words, wordsOf } from '../drawing/tagged-pdf';
import type { Face } from '../lettering/fonts';
import { type Lettering, widthOf } from '../lettering/letters';
import { setTitle, type TitleSize } from '../lettering/lines';
import type { Element, Side } from './scene';
import { BLEED, type Box, grown } from './sheet';

/** The texts of a card, and the number of its pictures. */
export type CardWords = Omit<CompCard, 'pictures'> & { pictures: number; site: string };

/** Points. */
const EDGE = 24;
const GAP = 5;
const LEADING = 1.02;

/** From the largest type to the smallest, which still fits sixty letters without a space. */
const NAME_SIZES: TitleSize[] = [
  { size: 92, most: 2 },
  { size: 76, most: 2 },
  { size: 62, most: 2 },
  { size: 50, most: 3 },
  { size: 40, most: 3 },
  { size: 32, most: 4 },
  { size: 25, most: 4 },
];

const label = (size: number): Lettering => ({ face: 'text', size, spacing: 0.08 });

export const hostOf = (site: string) => new URL(site).host;

/** Returns the front: the first picture over the whole side, the name at its foot. */
export function frontOf(
  { name, site }: CardWords,
  { width, height }: { width: number; height: number },
): Side {
  const whole = grown({ x: 0, y: 0, width, height }, BLEED);
  const { lines, size } = setName(name, width - 2 * EDGE, NAME_SIZES);
  // Letters of other scripts reach further below the line than Latin ones.
  const foot = height - EDGE - 17 - size * 0.26;
  const head = foot - (lines.length - 1) * size * LEADING - size * 0.78;
  const words = lines.map((text, index) =>
    nameLine(text, {
      x: EDGE - size * 0.03,
      y: foot - (lines.length - 1 - index) * size * LEADING,
      size,
      color: BONE,
      tag: 'H1',
    }),
  );
  const under = { x: 0, y: head - 6, width, height: height - head + 6 };
  const veil = {
    ...whole,
    y: Math.max(whole.y, head - 120),
    height: height + BLEED - Math.max(whole.y, head - 120),
  };
  return {
    width,
    height,
    elements: [
      { kind: 'ground', box: whole, color: INK },
      { kind: 'picture', box: whole, index: 0 },
      { kind: 'veil', box: veil, under, index: 0, picture: whole },
      ...words,
      { kind: 'ground', box: { x: EDGE, y: height - EDGE - 7.2, width: 26, height: 0.8 }, color: TEAL },
      siteLine(site, { x: EDGE + 36, y: height - EDGE - 4.4, size: 6.6, color: BONE }),
    ],
  };
}

/** Returns the back: the other pictures, and below them the facts for clients. */
export function backOf(card: CardWords, { width, height }: { width: number; height: number }): Side {
  const room = width - 2 * EDGE;
  const others = card.pictures - 1;
  const rows = Math.ceil(card.measurements.length / 2);
  const leading = Math.min(13.4, 220 / Math.max(1, rows));
  const CODE = 70;
  const listHeight = Math.max(CODE, rows * leading);
  const nameSize = fitted(card.name, 'display', 25, room);
  const footHeight = nameSize + 16 + listHeight + 26;
  const top = height - EDGE - footHeight;
  const pictures: Box = { x: EDGE, y: EDGE, width: room, height: top - EDGE - 14 };
  const listTop = top + nameSize + 12;
  const codeBox = { x: width - EDGE - CODE, y: listTop, width: CODE, height: CODE };
  return {
    width,
    height,
    elements: [
      { kind: 'ground', box: grown({ x: 0, y: 0, width, height }, BLEED), color: BONE },
      ...placesFor(others, pictures).map(
        (box, index): Element => ({ kind: 'picture', box, index: index + 1 }),
      ),
      ...(others < 1
        ? nameOnInk(card.name, pictures)
        : [
            nameLine(card.name, { x: EDGE, y: top + nameSize * 0.74, size: nameSize, color: INK, tag: 'H2' }),
          ]),
      { kind: 'ground', box: { x: EDGE, y: listTop - 7, width: room, height: 0.5 }, color: INK },
      ...measurementLines(
        card,
        { x: EDGE, y: listTop, width: room - CODE - 18, height: listHeight },
        leading,
      ),
      { kind: 'code', box: codeBox, address: `${card.site}/?from=comp-card`, color: INK },
      ...contactLine(card, { x: EDGE, y: height - EDGE - 3, width: room }),
    ],
  };
}

const nameLine = (
  text: string,
  { size, ...place }: Pick<Words, 'x' | 'y' | 'color' | 'tag'> & { size: number },
): Words => wordsOf(text, { part: 'name', lettering: { face: 'display', size }, ...place });

/** The back of a card with one picture: the name fills the place of the other pictures. */
function nameOnInk(name: string, box: Box): Element[] {
  const { lines, size } = setName(name, box.width - EDGE, NAME_SIZES);
  const foot = box.y + box.height - EDGE / 2 - size * 0.26;
  return [
    { kind: 'ground', box, color: INK },
    ...lines.map((text, index) =>
      nameLine(text, {
        x: box.x + EDGE / 2,
        y: foot - (lines.length - 1 - index) * size * LEADING,
        size,
        color: BONE,
        tag: 'H2',
      }),
    ),
  ];
}

/** Two columns, each with small labels and their values. */
function measurementLines({ measurements }: CardWords, box: Box, leading: number): Element[] {
  const rows = Math.ceil(measurements.length / 2);
  const column = (box.width + 12) / 2;
  const room = column - 12;
  const size = Math.min(8.6, leading * 0.64);
  return measurements.flatMap(({ label: name, value }, index): Element[] => {
    const x = box.x + (index >= rows ? column : 0);
    const y = box.y + ((index % Math.max(1, rows)) + 0.72) * leading;
    const part = `measurement ${index}`;
    const labelled = { y, tag: 'LI', part } as const;
    const small = fitted(name, 'text', size * 0.82, room * 0.42);
    const large = fitted(value, 'text', size, room * 0.56);
    return [
      wordsOf(name, { ...labelled, x, lettering: { face: 'text', size: small }, color: QUIET_ON_BONE }),
      wordsOf(value, {
        ...labelled,
        x: x + room * 0.44,
        lettering: { face: 'text', size: large },
        color: INK,
      }),
    ];
  });
}

/** The contact details in one line. */
function contactLine(card: CardWords, { x, y, width }: Omit<Box, 'height'>): Words[] {
  const facts = [
    { text: card.email, href: mailtoHref(card.email), part: 'email' },
    { text: card.phone, href: card.phoneHref, part: 'phone' },
    { text: hostOf(card.site), href: card.site, part: 'site' },
  ].filter(({ text }) => text);
  const between = 16;
  const widthAt = (size: number) =>
    facts.reduce((sum, { text }) => sum + widthOf(text, { face: 'text', size }), 0) +
    between * (facts.length - 1);
  let size = 8.2;
  while (size > 4 && widthAt(size) > width) size -= 0.2;
  let at = x;
  return facts.map(({ text, href, part }) => {
    const lettering: Lettering = { face: 'text', size };
    const words = wordsOf(text, { x: at, y, lettering, color: TEAL_ON_BONE, part, href });
    at += widthOf(text, lettering) + between;
    return words;
  });
}

/** Returns one to four places of different sizes, so that no two rows align. */
export function placesFor(count: number, { x, y, width, height }: Box): Box[] {
  if (count < 1) return [];
  const wide = count === 1 ? width : (width - GAP) * 0.56;
  const narrow = width - wide - GAP;
  const left = x;
  const right = x + wide + GAP;
  const split = (at: number, across: number, share: number): Box[] => {
    const first = (height - GAP) * share;
    return [
      { x: at, y, width: across, height: first },
      { x: at, y: y + first + GAP, width: across, height: height - first - GAP },
    ];
  };
  const whole = (at: number, across: number): Box[] => [{ x: at, y, width: across, height }];
  if (count === 1) return whole(left, wide);
  if (count === 2)
    return height > width * 1.4 ? split(left, width, 0.57) : [...whole(left, wide), ...whole(right, narrow)];
  if (count === 3) return [...whole(left, wide), ...split(right, narrow, 0.5)];
  return [...split(left, wide, 0.57), ...split(right, narrow, 0.43)];
}

/** Returns the host of the site in small capitals, as a link to it. */
export function siteLine(
  site: string,
  { x, y, size, color }: { x: number; y: number; size: number; color: string },
): Words {
  const text = hostOf(site).toUpperCase();
  return wordsOf(text, { x, y, lettering: label(size), color, part: 'site', href: site });
}

export const setName = (name: string, room: number, sizes: TitleSize[]) =>
  setTitle(name, room, 'display', sizes);

/** Returns the largest size, up to `wanted`, at which a line fits into `room`. */
export function fitted(text: string, face: Face, wanted: number, room: number): number {
  const width = widthOf(text, { face, size: wanted });
  return width <= room ? wanted : (wanted * room) / width;
}
