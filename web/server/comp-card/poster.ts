import { BONE, INK, QUIET_ON_INK, TEAL } from '../drawing/colours';
import { type Words, wordsOf } from '../drawing/tagged-pdf';
import { type Lettering, widthOf } from '../lettering/letters';
import type { TitleSize } from '../lettering/lines';
import { type CardWords, hostOf, placesFor, setName } from './layout';
import type { Element, Side } from './scene';

/** The largest picture that phones show without cropping in a chat. Pixels. */
export const POSTER = { width: 1080, height: 1350 };

const EDGE = 54;
const GAP = 10;
/** Lower edge of the pictures. */
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
const MAX_LINES = 3;
const SMALLEST = 8;

/** Returns the whole card as one picture, which clients see without opening a file. */
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

const plain = (text: string, x: number, y: number, color: string, lettering = VALUE): Words =>
  wordsOf(text, { x, y, lettering, color });

/** At most three lines, in the largest type that fits. */
function factLines(facts: { label: string; value: string }[], first: number): Words[] {
  for (let size = VALUE.size; ; size -= 1) {
    const lettering: Lettering = { ...VALUE, size };
    const { words, lines } = setFacts(facts, first, lettering);
    if (lines <= MAX_LINES || size <= SMALLEST) return words;
  }
}

function setFacts(facts: { label: string; value: string }[], first: number, lettering: Lettering) {
  const words: Words[] = [];
  let x = EDGE;
  let line = 0;
  for (const { label, value } of facts) {
    const labelWidth = widthOf(`${label} `, lettering) + 6;
    const whole = labelWidth + widthOf(value, lettering);
    if (x > EDGE && x + whole > POSTER.width - EDGE) {
      x = EDGE;
      line += 1;
    }
    const y = first + line * LINE;
    words.push(plain(label, x, y, QUIET_ON_INK, lettering), plain(value, x + labelWidth, y, BONE, lettering));
    x += whole + BETWEEN;
  }
  return { words, lines: line + 1 };
}

/** The contact details in one line. */
function contact({ email, phone, site }: CardWords, start: number, y: number): Words[] {
  const texts = [hostOf(site), email, phone].filter(Boolean);
  const room = POSTER.width - EDGE - start - BETWEEN * (texts.length - 1);
  const width = texts.reduce((sum, text) => sum + widthOf(text, VALUE), 0);
  const lettering: Lettering = { ...VALUE, size: VALUE.size * Math.min(1, room / width) };
  let x = start;
  return texts.map((text) => {
    const words = plain(text, x, y, BONE, lettering);
    x += widthOf(text, lettering) + BETWEEN;
    return words;
  });
}
