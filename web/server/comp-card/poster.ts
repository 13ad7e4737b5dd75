import { BONE, INK, QUIET_ON_INK, TEAL } from '../drawing/colours';
import type { Words } from '../drawing/tagged-pdf';
import { type Lettering, type TitleSize, widthOf } from '../lettering/letters';
import { type CardWords, hostOf, placesFor, setName } from './layout';
import type { Element, Side } from './scene';

/** What phones show whole in a conversation. Pixels. */
export const POSTER = { width: 1080, height: 1350 };

const EDGE = 54;
const GAP = 10;
/** Where the pictures end. */
const BAND = 1010;
const LEADING = 1.02;

const NAME_SIZES: TitleSize[] = [
  { size: 118, most: 1 },
  { size: 96, most: 1 },
  { size: 78, most: 1 },
  { size: 64, most: 1 },
  { size: 56, most: 2 },
  { size: 40, most: 3 },
];

const VALUE: Lettering = { face: 'text', size: 25 };
const BETWEEN = 34;
const LINE = 41;
const MOST_LINES = 3;

/** The whole card as one picture: no client has to open a file. */
export function posterOf(card: CardWords): Side {
  const { width, height } = POSTER;
  const others = card.pictures - 1;
  const main = others < 1 ? width : others > 2 ? 560 : 660;
  const beside = { x: main + GAP, y: 0, width: width - main - GAP, height: BAND };
  const { lines, size } = setName(card.name, width - 2 * EDGE, NAME_SIZES);
  const nameFoot = BAND + 40 + size * 0.8 + (lines.length - 1) * size * LEADING;
  const facts = card.measurements.map(({ label, value }) => ({ label, value }));
  return {
    width,
    height,
    elements: [
      { kind: 'ground', box: { x: 0, y: 0, width, height }, color: INK },
      { kind: 'picture', box: { x: 0, y: 0, width: main, height: BAND }, index: 0 },
      ...placesFor(others, beside).map((box, index): Element => ({ kind: 'picture', box, index: index + 1 })),
      ...lines.map(
        (text, index): Words => ({
          ...plain(text, EDGE - size * 0.03, nameFoot - (lines.length - 1 - index) * size * LEADING, BONE),
          lettering: { face: 'display', size },
        }),
      ),
      ...factLines(facts, nameFoot + 30 + LINE * 0.7),
      { kind: 'ground', box: { x: EDGE, y: height - EDGE - 10, width: 64, height: 2 }, color: TEAL },
      ...contact(card, EDGE + 88, height - EDGE),
    ],
  };
}

const plain = (text: string, x: number, y: number, color: string): Words => ({
  kind: 'words',
  text,
  x,
  y,
  lettering: VALUE,
  color,
  tag: 'P',
  part: text,
});

/** As many measurements as three lines hold. */
function factLines(facts: { label: string; value: string }[], first: number): Words[] {
  const words: Words[] = [];
  let x = EDGE;
  let line = 0;
  for (const { label, value } of facts) {
    const labelWidth = widthOf(`${label} `, VALUE) + 6;
    const whole = labelWidth + widthOf(value, VALUE);
    if (x > EDGE && x + whole > POSTER.width - EDGE) {
      x = EDGE;
      line += 1;
    }
    if (line >= MOST_LINES) break;
    const y = first + line * LINE;
    words.push(plain(label, x, y, QUIET_ON_INK), plain(value, x + labelWidth, y, BONE));
    x += whole + BETWEEN;
  }
  return words;
}

/** What fits into one line: the site first, it has the rest. */
function contact({ email, phone, site }: CardWords, start: number, y: number): Words[] {
  const words: Words[] = [];
  let x = start;
  for (const text of [hostOf(site), email, phone].filter(Boolean)) {
    const width = widthOf(text, VALUE);
    if (x + width > POSTER.width - EDGE) break;
    words.push(plain(text, x, y, BONE));
    x += width + BETWEEN;
  }
  return words;
}
