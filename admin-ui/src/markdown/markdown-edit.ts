import { type Emphasis, emphasized } from './emphasis';
import type { Selection, TextEdit } from './text-edit';

export type Mark = Emphasis | 'heading' | 'quote' | 'list' | 'numbers' | 'link';

const PREFIXES: Partial<Record<Mark, (line: number) => string>> = {
  heading: () => '## ',
  quote: () => '> ',
  list: () => '- ',
  numbers: (line) => `${line + 1}. `,
};

/** Any mark that may begin a line, so that one kind of line becomes another instead of both. */
const LINE_MARK = /^(#{1,6} |> |[-*+] |\d+[.)] )/;

const LINK_TARGET = 'https://';

/** What a toolbar button does to the selected part of a Markdown text. Pressing it again takes it back. */
export function markdownEdit(text: string, selection: Selection, mark: Mark): TextEdit {
  if (mark === 'bold' || mark === 'italic') return emphasized(text, selection, mark);
  const prefix = PREFIXES[mark];
  return prefix ? prefixed(text, selection, mark, prefix) : linked(text, selection);
}

function prefixed(
  text: string,
  { start, end }: Selection,
  mark: Mark,
  prefix: (line: number) => string,
): TextEdit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  // A selection that ends with a line break ends with that line.
  const lastLine = end > start && text[end - 1] === '\n' ? end - 1 : end;
  const lineEnd = text.indexOf('\n', lastLine);
  const to = lineEnd === -1 ? text.length : lineEnd;
  const lines = text.slice(from, to).split('\n');
  // A quote goes on over blank lines; an item of a list has words, unless it is about to be written.
  const takes = (line: string) => mark === 'quote' || lines.length === 1 || line.trim() !== '';
  const taken = lines.filter(takes);
  const marked = taken.every((line, index) => line.startsWith(prefix(index)));
  let number = 0;
  const changed = lines.map((line) => {
    if (!takes(line)) return line;
    const begin = marked ? '' : prefix(number);
    number += 1;
    return begin + line.replace(LINE_MARK, '');
  });
  const insert = changed.join('\n');
  return { from, to, insert, select: { start: from, end: from + insert.length } };
}

function linked(text: string, { start, end }: Selection): TextEdit {
  const insert = `[${text.slice(start, end)}](${LINK_TARGET})`;
  const target = start + insert.length - LINK_TARGET.length - 1;
  return { from: start, to: end, insert, select: { start: target, end: target + LINK_TARGET.length } };
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
