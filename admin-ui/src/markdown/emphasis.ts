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
const MARKS_AFTER = /^[*_]+/;
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
  const [only] = pieces;
  if (pieces.length === 1 && only) return inOneLine(text, only, emphasis);
  const removes = pieces.every(({ marks }) => has(marks, emphasis));
  const [from, to] = [pieces[0]?.from ?? selection.start, pieces.at(-1)?.to ?? selection.end];
  let insert = '';
  let copied = from;
  for (const piece of pieces) {
    const { before, inner, after } = changed(text, piece, emphasis, removes);
    insert += text.slice(copied, piece.from) + before + inner + after;
    copied = piece.to;
  }
  return { from, to, insert, select: { start: from, end: from + insert.length } };
}

function inOneLine(text: string, piece: Piece, emphasis: Emphasis): TextEdit {
  const { before, inner, after } = changed(text, piece, emphasis, has(piece.marks, emphasis));
  const start = piece.from + before.length;
  return {
    from: piece.from,
    to: piece.to,
    insert: before + inner + after,
    select: { start, end: start + inner.length },
  };
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
    return words.trim() ? [{ from, to: from + words.trim().length, marks: '' }] : [];
  });
  if (pieces.length === 0) return [withMarksAround(text, { from: start, to: start, marks: '' })];
  const inside = pieces.map((piece) => withMarksInside(text, piece));
  const [only] = inside;
  return inside.length === 1 && only ? [withMarksAround(text, only)] : inside;
}

/** Includes marks that were selected together with the words. */
function withMarksInside(text: string, { from, to }: Piece): Piece {
  const words = text.slice(from, to);
  const marks = shared(MARKS_AFTER.exec(words)?.[0] ?? '', marksBefore(words));
  const inner = words.slice(marks.length, words.length - marks.length);
  // `**one** and **two**` is not a single bold text, and `**` alone contains no text.
  const isWrapped = inner !== '' && marks !== '' && !inner.includes(marks);
  return { from, to, marks: isWrapped ? marks : '' };
}

/** Includes marks on both sides of the selection. */
function withMarksAround(text: string, { from, to, marks }: Piece): Piece {
  const before = marksBefore(text.slice(0, from));
  const after = MARKS_AFTER.exec(text.slice(to))?.[0] ?? '';
  let length = 0;
  while (length < before.length && before.at(-1 - length) === after.at(length)) length += 1;
  const around = length > 0 ? before.slice(-length) : '';
  return { from: from - length, to: to + length, marks: around + marks };
}

/** Returns the marks at the end of a text. A pattern that ends in `+$` would take quadratic time. */
function marksBefore(text: string): string {
  let start = text.length;
  while (start > 0 && '*_'.includes(text.charAt(start - 1))) start -= 1;
  return text.slice(start);
}

/** Returns the longest prefix of `before` whose reverse ends `after`. */
function shared(before: string, after: string): string {
  let length = 0;
  while (length < before.length && before[length] === after.at(-1 - length)) length += 1;
  return before.slice(0, length);
}

function changed(text: string, { from, to, marks }: Piece, emphasis: Emphasis, removes: boolean) {
  const inner = text.slice(from + marks.length, to - marks.length);
  if (removes) return around(without(marks, emphasis), inner);
  if (has(marks, emphasis)) return around(marks, inner);
  if (emphasis === 'bold') return around(`**${marks}`, inner.replaceAll('**', ''));
  // Markdown ignores underscores inside a word.
  const isInWord = LETTER.test(text.slice(from - 1, from)) || LETTER.test(text.slice(to, to + 1));
  return around(marks + (isInWord ? '*' : '_'), inner);
}

const around = (marks: string, inner: string) => ({
  before: marks,
  inner,
  after: [...marks].reverse().join(''),
});

const has = (marks: string, emphasis: Emphasis): boolean => without(marks, emphasis) !== marks;

/** Removes a mark: `***` is two characters of bold and one of italic. */
function without(marks: string, emphasis: Emphasis): string {
  if (emphasis === 'bold') return marks.replace(/\*\*|__/, '');
  const withoutBold = marks.replace(/\*\*|__/g, (pair) => ' '.repeat(pair.length));
  const at = withoutBold.search(/[*_]/);
  return at === -1 ? marks : marks.slice(0, at) + marks.slice(at + 1);
}
