import { type Emphasis, emphasized } from './emphasis';
import type { Selection, TextEdit } from './text-edit';

export type Mark = Emphasis | 'heading' | 'quote' | 'list' | 'numbers' | 'link';

type LineMark = 'heading' | 'quote' | 'list' | 'numbers';

/** What a mark begins a line with. `number`: of the item among those of its list, from 0 */
const PREFIXES: Record<LineMark, (number: number) => string> = {
  heading: () => '## ',
  quote: () => '> ',
  list: () => '- ',
  numbers: (number) => `${number + 1}. `,
};

/** Lines that have a mark already. Numbers may begin anywhere: the lines may be in the middle of a list. */
const MARKED: Record<LineMark, RegExp> = {
  heading: /^## /,
  quote: /^>(?: |$)/,
  list: /^- /,
  numbers: /^\d+[.)] /,
};

/** Any mark that may begin a line, so that one kind of line becomes another instead of both. */
const LINE_MARK = /^(?:#{1,6} |>(?: |$)|(?:[-*+] |\d+[.)] )(?:\[[ xX]\] )?)/;
const INDENT = /^[ \t]*/;

const LINK_TARGET = 'https://';

/** What a toolbar button does to the selected part of a Markdown text. Pressing it again takes it back. */
export function markdownEdit(text: string, selection: Selection, mark: Mark): TextEdit {
  if (mark === 'bold' || mark === 'italic') return emphasized(text, selection, mark);
  return mark === 'link' ? linked(text, selection) : prefixed(text, selection, mark);
}

function prefixed(text: string, { start, end }: Selection, mark: LineMark): TextEdit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  // A selection that ends with a line break ends with that line.
  const lastLine = end > start && text[end - 1] === '\n' ? end - 1 : end;
  const lineEnd = text.indexOf('\n', lastLine);
  const to = lineEnd === -1 ? text.length : lineEnd;
  const lines = text.slice(from, to).split('\n').map(withIndent);
  // A quote goes on over blank lines; an item of a list has words, unless it is about to be written.
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
  /** Of an item within an item */
  indent: string;
  line: string;
}

function withIndent(line: string): IndentedLine {
  const indent = INDENT.exec(line)?.[0] ?? '';
  return { indent, line: line.slice(indent.length) };
}

/** @param numbers of the items before it, by their indent; a list within an item begins with 1 */
function begin({ indent, line }: IndentedLine, mark: LineMark, numbers: Map<string, number>): string {
  const number = numbers.get(indent) ?? 0;
  for (const other of numbers.keys()) if (other.length > indent.length) numbers.delete(other);
  numbers.set(indent, number + 1);
  const [task = ''] = mark === 'list' ? (/\[[ xX]\] $/.exec(LINE_MARK.exec(line)?.[0] ?? '') ?? []) : [];
  return PREFIXES[mark](number) + task;
}

/** No picture, which has a ! before it. */
const LINK = /(?<!!)\[([^[\]\n]*)\]\([^()\s]*\)/g;

/** Marks words as a link, or takes the link away in which the selection is. */
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
  // A space at an end stays outside, as with bold.
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
 * Replaces a part of a text field. Where somebody writes in it, it is done as if typed, so that the browser's own undo
 * knows of it; elsewhere without taking the focus. Either way the field says `input`.
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
