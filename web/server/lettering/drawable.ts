import anyAscii from 'any-ascii';
import { type Face, fontWith } from './fonts';

const PLAIN = /^[ -~]*$/;
const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Some scripts join letters without limit; a cluster longer than any word needs is split. Code points. */
const LONGEST_CLUSTER = 32;
const STRETCHES = new RegExp(`.{1,${LONGEST_CLUSTER}}`, 'gsu');

/** Splits a text into what readers see as one letter: a base with its marks. */
export const clustersOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment).flatMap((cluster) =>
    cluster.length > LONGEST_CLUSTER ? (cluster.match(STRETCHES) ?? []) : [cluster],
  );

/** Joiners change the form of their neighbours in some scripts; the last three set the text direction. */
const JOINERS = /[\u200c\u200d]/g;
const UNSEEN = /(?![\u200c-\u200f\u061c])[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
const BLANK = /[\t-\r\u2028\u2029]/g;
const LONE_SURROGATE = /\p{Cs}/gu;

/** The limit of Unicode's stream-safe text: people cannot read more, and fonts would stack marks without end. */
const MAX_MARKS = 30;
const MARKS = new RegExp(`\\p{M}{${MAX_MARKS}}(?=\\p{M})`, 'gu');
const DOTTED_CIRCLE = '\u25cc';

const REPEATED = /([\u200c-\u200f\u061c])\1+/g;

/**
 * Returns a text whose letters all exist in a face. Other letters are transliterated or named; if that needs different
 * letters, they are in brackets ('გიორგი' → '[giorgi]').
 */
export function drawable(text: string, face: Face): string {
  if (PLAIN.test(text)) return text;
  const seen = text
    .normalize('NFC')
    .replace(LONE_SURROGATE, '\ufffd')
    .replace(BLANK, ' ')
    .replace(UNSEEN, '')
    .replace(REPEATED, '$1')
    .replace(MARKS, `$&${DOTTED_CIRCLE}`);
  let drawn = '';
  let names = '';
  for (const piece of clustersOf(seen).flatMap((cluster) => piecesOf(cluster, face))) {
    if (piece.named) {
      names += piece.named === 'a sign' && names !== '' ? ` ${piece.letters}` : piece.letters;
      continue;
    }
    drawn += inBrackets(names);
    names = '';
    const isFraction = piece.letters.includes('/') && piece.letters.length > 1;
    drawn += isFraction && /\d/.test(drawn.slice(-1)) ? ` ${piece.letters}` : piece.letters;
  }
  return drawn + inBrackets(names);
}

const inBrackets = (names: string) => (names === '' ? '' : `[${names}]`);

/** Letters to draw, and whether they only name the original letter or sign. */
interface Piece {
  letters: string;
  named?: 'a letter' | 'a sign';
}

function piecesOf(cluster: string, face: Face): Piece[] {
  if (DIRECTION.test(cluster) || has(cluster, face)) return [{ letters: cluster }];
  const joined = cluster.replace(JOINERS, '');
  if (has(joined, face)) return [{ letters: joined }];
  const letters = Array.from(joined);
  return letters.flatMap((letter) => {
    if (has(letter, face)) return [{ letters: letter }];
    // A mark may have no name in its script; then the name of its base is enough.
    const isNamed = letter !== letters[0] && MARK.test(letter) && !has(letters[0] ?? '', face);
    return isNamed && anyAscii(letter) === '' ? [] : spelled(letter, face);
  });
}

const MARK = /\p{M}/u;
const DIRECTION = /^[\u200e\u200f\u061c]+$/;

const has = (letters: string, face: Face) => fontWith(letters, face) !== undefined;

/** Skin tones, and the key around a number or sign. */
const ADDITION = /\p{Emoji_Modifier}|\u20e3/u;

function spelled(letter: string, face: Face): Piece[] {
  if (ADDITION.test(letter)) return [];
  const simpler = SIMILAR.get(letter) ?? compatible(letter);
  if (simpler !== letter && Array.from(simpler).every((each) => has(each, face)))
    return [{ letters: simpler }];
  const ascii = anyAscii(letter);
  if (/^[a-z]+$/i.test(ascii)) return [{ letters: ascii, named: 'a letter' }];
  // anyAscii writes emoji as names between colons: ':last_quarter_moon:'.
  const name = ascii.replace(/[:_]/g, ' ').trim();
  return [{ letters: name || codeOf(letter), named: 'a sign' }];
}

const codeOf = (letter: string) =>
  `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Signs with the same meaning as the first of their row, which our faces contain. */
const SIMILAR = new Map(
  ['✓✔☑✅', '×✗✘✕✖☒❌', '□☐', '→➔➜➝➞➡⟶', '←⬅⟵', '↑⬆', '↓⬇', '•‣⁃', '★⭐', '♥❤'].flatMap((row) => {
    const [first = '', ...others] = row;
    return others.map((sign) => [sign, first] as const);
  }),
);

const SUPERSCRIPT = /[\u2070-\u207f]/;
const ENCLOSED = /[\u2460-\u24ff\u3251-\u325f\u32b1-\u32bf]/;

/** '⅔' → '2/3'; 'ﬁ' → 'fi'; '⁶' → '^6'; '㉑' → '(21)'. */
function compatible(letter: string): string {
  const simpler = letter.normalize('NFKC').replaceAll('\u2044', '/');
  if (SUPERSCRIPT.test(letter)) return `^${simpler}`;
  return ENCLOSED.test(letter) && !simpler.startsWith('(') ? `(${simpler})` : simpler;
}
