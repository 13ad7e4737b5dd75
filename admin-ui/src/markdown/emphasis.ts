export interface Selection {
  start: number;
  end: number;
}

/** Replaces `text.slice(from, to)` by `insert`, then selects `select`. */
export interface TextEdit {
  from: number;
  to: number;
  insert: string;
  select: Selection;
}

export type Emphasis = 'bold' | 'italic';

/** Marks at the start of a line that stay outside the emphasis: `> `, `## `, `- `, `2. `, `- [x] ` */
const LINE_BEGIN = /^\s*(?:(?:#{1,6}|>|[-*+]|\d+[.)]) +)*(?:\[[ xX]\] +)?/;
const LETTER = /[\p{L}\p{N}]/u;

/** A part of one line, and the marks on both sides of it, from the outside in: `**_` */
interface Piece {
  from: number;
  to: number;
  marks: string;
}

/**
 * Adds the mark to the selected part of each line, or removes it if all parts have it. Spaces stay outside, because
 * Markdown does not read `**brave **` as bold.
 */
export function emphasized(text: string, selection: Selection, emphasis: Emphasis): TextEdit {
  const pieces = piecesIn(text, selection);
  const removes = pieces.every(({ marks }) => has(marks, emphasis));
  const [from, to] = [pieces[0]?.from ?? selection.start, pieces.at(-1)?.to ?? selection.end];
  let insert = '';
  let copied = from;
  // Of a selection in one line, the words stay selected without their marks.
  let edge = 0;
  for (const piece of pieces) {
    const { marks, inner } = changed(text, piece, emphasis, removes);
    insert += text.slice(copied, piece.from) + marks + inner + [...marks].reverse().join('');
    copied = piece.to;
    if (pieces.length === 1) edge = marks.length;
  }
  return { from, to, insert, select: { start: from + edge, end: from + insert.length - edge } };
}

/** Returns the parts of the selected lines that contain words; for an empty selection, the cursor position. */
function piecesIn(text: string, { start, end }: Selection): Piece[] {
  const lines = text.slice(start, end).split('\n');
  let at = start;
  const pieces = lines.flatMap((line) => {
    const lineStart = at;
    at += line.length + 1;
    const isWhole = lineStart === 0 || text[lineStart - 1] === '\n';
    const begin = (isWhole ? LINE_BEGIN.exec(line)?.[0].length : undefined) ?? 0;
    const words = line.slice(begin);
    const from = lineStart + begin + (words.length - words.trimStart().length);
    return words.trim() ? [{ from, to: from + words.trim().length }] : [];
  });
  if (pieces.length === 0) return [withMarks(text, { from: start, to: start }, true)];
  return pieces.map((piece) => withMarks(text, piece, pieces.length === 1));
}

/** Adds the marks that were selected together with the words, and on demand those on both sides of the selection. */
function withMarks(text: string, { from, to }: Omit<Piece, 'marks'>, takesAround: boolean): Piece {
  let inside = 0;
  while (from + inside < to - 1 - inside && isSame(text, from + inside, to - 1 - inside)) inside += 1;
  const marks = text.slice(from, from + inside);
  const inner = text.slice(from + inside, to - inside);
  // `**one** and **two**` is not a single bold text, and `**` alone contains no text.
  const own = inner !== '' && !inner.includes(marks) ? marks : '';
  let around = 0;
  while (takesAround && isSame(text, from - 1 - around, to + around)) around += 1;
  return { from: from - around, to: to + around, marks: text.slice(from - around, from) + own };
}

/** Returns whether the same mark is at both places. */
const isSame = (text: string, one: number, other: number): boolean =>
  '*_'.includes(text[one] ?? ' ') && text[one] === text[other];

/** Returns the words of a piece, and the marks that they get on both sides. */
function changed(text: string, { from, to, marks }: Piece, emphasis: Emphasis, removes: boolean) {
  const inner = text.slice(from + marks.length, to - marks.length);
  if (removes) return { marks: without(marks, emphasis), inner };
  if (has(marks, emphasis)) return { marks, inner };
  if (emphasis === 'bold') return { marks: `**${marks}`, inner: inner.replaceAll('**', '') };
  // Markdown ignores underscores inside a word.
  const isInWord = LETTER.test(text.slice(from - 1, from)) || LETTER.test(text.slice(to, to + 1));
  return { marks: marks + (isInWord ? '*' : '_'), inner };
}

const has = (marks: string, emphasis: Emphasis): boolean => without(marks, emphasis) !== marks;

/** Removes a mark: `***` is two characters of bold and one of italic. */
function without(marks: string, emphasis: Emphasis): string {
  if (emphasis === 'bold') return marks.replace(/\*\*|__/, '');
  const withoutBold = marks.replace(/\*\*|__/g, (pair) => ' '.repeat(pair.length));
  const at = withoutBold.search(/[*_]/);
  return at === -1 ? marks : marks.slice(0, at) + marks.slice(at + 1);
}
