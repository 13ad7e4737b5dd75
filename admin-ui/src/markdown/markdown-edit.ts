import { type Emphasis, emphasized, type Selection, type TextEdit } from './emphasis';

export type Mark = Emphasis | 'heading' | 'quote' | 'list' | 'numbers' | 'link';

type LineMark = 'heading' | 'quote' | 'list' | 'numbers';

/** Start of a line with the mark. `number`: position of the item in its list, from 0 */
const PREFIXES: Record<LineMark, (number: number) => string> = {
  heading: () => '## ',
  quote: () => '> ',
  list: () => '- ',
  numbers: (number) => `${number + 1}. `,
};

/** Matches lines that already have the mark. Any number matches, because the lines may be in the middle of a list. */
const MARKED: Record<LineMark, RegExp> = {
  heading: /^## /,
  quote: /^>(?: |$)/,
  list: /^- /,
  numbers: /^\d+[.)] /,
};

/** Matches any mark at the start of a line, so that one kind of line replaces another. */
const LINE_MARK = /^(?:#{1,6} |>(?: |$)|(?:[-*+] |\d+[.)] )(?:\[[ xX]\] )?)/;
const INDENT = /^[ \t]*/;

const LINK_TARGET = 'https://';

/** Applies a toolbar button to the selected part of a Markdown text. Pressing it again undoes it. */
export function markdownEdit(text: string, selection: Selection, mark: Mark): TextEdit {
  if (mark === 'bold' || mark === 'italic') return emphasized(text, selection, mark);
  return mark === 'link' ? linked(text, selection) : prefixed(text, selection, mark);
}

function prefixed(text: string, { start, end }: Selection, mark: LineMark): TextEdit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  // A selection that ends with a line break does not include the next line.
  const lastLine = end > start && text[end - 1] === '\n' ? end - 1 : end;
  const lineEnd = text.indexOf('\n', lastLine);
  const to = lineEnd === -1 ? text.length : lineEnd;
  const lines = text.slice(from, to).split('\n').map(withIndent);
  // A quote includes blank lines. A list item needs words, unless it is the only selected line.
  const takes = ({ line }: IndentedLine) => mark === 'quote' || lines.length === 1 || line.trim() !== '';
  const removes = lines.filter(takes).every(({ line }) => MARKED[mark].test(line));
  const numbers = new Map<string, number>();
  const changed = lines.map((one) => {
    if (!takes(one)) return one.indent + one.line;
    return one.indent + (removes ? '' : begin(one, mark, numbers)) + one.line.replace(LINE_MARK, '');
  });
  const insert = changed.join('\n');
  return { from, to, insert, select: { start: from, end: from + insert.length } };
}

interface IndentedLine {
  /** Indent of a nested item. */
  indent: string;
  line: string;
}

function withIndent(line: string): IndentedLine {
  const indent = INDENT.exec(line)?.[0] ?? '';
  return { indent, line: line.slice(indent.length) };
}

/** @param numbers number of previous items by indent; a nested list starts with 1 */
function begin({ indent, line }: IndentedLine, mark: LineMark, numbers: Map<string, number>): string {
  const number = numbers.get(indent) ?? 0;
  for (const other of numbers.keys()) if (other.length > indent.length) numbers.delete(other);
  numbers.set(indent, number + 1);
  const [task = ''] = mark === 'list' ? (/\[[ xX]\] $/.exec(LINE_MARK.exec(line)?.[0] ?? '') ?? []) : [];
  return PREFIXES[mark](number) + task;
}

/** Matches links but not images, which start with `!`. */
const LINK = /(?<!!)\[([^[\]\n]*)\]\([^()\s]*\)/g;

/** Turns words into a link, or removes the link around the selection. */
function linked(text: string, { start, end }: Selection): TextEdit {
  const around = [...text.matchAll(LINK)].find(
    (link) => link.index <= start && end <= link.index + link[0].length,
  );
  if (around) {
    const [link, words = ''] = around;
    const from = around.index;
    return { from, to: from + link.length, insert: words, select: { start: from, end: from + words.length } };
  }
  const selected = text.slice(start, end);
  // A space at either end stays outside, as with bold.
  const from = start + (selected.trim() ? selected.length - selected.trimStart().length : 0);
  const words = selected.trim() || selected;
  const insert = `[${words}](${LINK_TARGET})`;
  const target = from + insert.length - LINK_TARGET.length - 1;
  return {
    from,
    to: from + words.length,
    insert,
    select: { start: target, end: target + LINK_TARGET.length },
  };
}

/**
 * Replaces a part of a text field. In a focused field it acts like typing, so that the browser's undo works.
 * Otherwise it does not take the focus. Either way the field fires `input`.
 */
export function replacePart(textarea: HTMLTextAreaElement, from: number, to: number, insert: string): void {
  const { selectionStart, selectionEnd } = textarea;
  if (document.activeElement === textarea) {
    textarea.setSelectionRange(from, to);
    if (insert) document.execCommand('insertText', false, insert);
    else document.execCommand('delete');
    const moved = (at: number) => (at <= from ? at : Math.max(from, at + insert.length - (to - from)));
    textarea.setSelectionRange(moved(selectionStart), moved(selectionEnd));
    return;
  }
  textarea.setRangeText(insert, from, to, 'preserve');
  textarea.dispatchEvent(new Event('input', { bubbles: true }));
}
