/**
 * Widths of Arial's letters in thousandths of the font size; Google shows its results in Arial. The table is needed
 * because phones have no Arial to measure.
 */
const WIDTHS: Readonly<Record<string, number>> = {
  ...widths(191, "'"),
  ...widths(222, 'ijl‘’'),
  ...widths(260, '|'),
  ...widths(278, ' !,./:;I[]\\ft'),
  ...widths(333, '()-`r“”·'),
  ...widths(334, '{}'),
  ...widths(355, '"'),
  ...widths(389, '*'),
  ...widths(469, '^'),
  ...widths(500, 'Jckszvxy'),
  ...widths(556, '#$?0123456789L_abdeghnopqu–'),
  ...widths(584, '+<=>~'),
  ...widths(611, 'FTZ'),
  ...widths(667, '&ABEKPSVXY'),
  ...widths(722, 'CDHNRUw'),
  ...widths(778, 'GOQ'),
  ...widths(833, 'Mm'),
  ...widths(889, '%'),
  ...widths(944, 'W'),
  ...widths(1015, '@'),
};

function widths(width: number, letters: string): Record<string, number> {
  return Object.fromEntries([...letters].map((letter) => [letter, width]));
}

/** Width of emoji and of scripts with square letters. */
const SQUARE = 1000;
const ACCENTS = /\p{M}/gu;

/**
 * Returns the width of a text in Google's results, in pixels.
 * @param size font size in pixels
 */
export function widthInGoogle(text: string, size: number): number {
  const letters = [...text.normalize('NFD').replace(ACCENTS, '')];
  return letters.reduce((sum, letter) => sum + ((WIDTHS[letter] ?? SQUARE) * size) / 1000, 0);
}

interface Place {
  /** Font size in pixels. */
  size: number;
  /** Width of all lines together, in pixels. */
  width: number;
}

/** Layout of results since 2023. */
export const GOOGLE = {
  computer: { title: { size: 20, width: 600 }, description: { size: 14, width: 920 } },
  // Two lines; the first ends with a whole word.
  phone: { title: { size: 20, width: 2 * 300 }, description: { size: 14, width: 2 * 310 } },
} satisfies Record<string, { title: Place; description: Place }>;

const CUT = ' ...';

/** Shortens a text as Google does, to as many whole words as fit. */
export function cutForGoogle(text: string, { size, width }: Place): string {
  if (widthInGoogle(text, size) <= width) return text;
  const room = width - widthInGoogle(CUT, size);
  const words = text.split(/\s+/);
  let shown = '';
  for (const word of words) {
    const longer = shown ? `${shown} ${word}` : word;
    if (widthInGoogle(longer, size) > room) break;
    shown = longer;
  }
  return `${shown || cutInWord(text, size, room)}${CUT}`;
}

function cutInWord(word: string, size: number, room: number): string {
  let shown = '';
  let width = 0;
  for (const letter of word) {
    width += widthInGoogle(letter, size);
    if (width > room) break;
    shown += letter;
  }
  return shown;
}
