export type Mark = 'bold' | 'italic' | 'heading' | 'quote' | 'list' | 'numbers' | 'link';

export interface Selection {
  start: number;
  end: number;
}

/** Replace `text.slice(from, to)` by `insert`, then select `select`. */
export interface TextEdit {
  from: number;
  to: number;
  insert: string;
  select: Selection;
}

const WRAPS: Partial<Record<Mark, string>> = { bold: '**', italic: '_' };

const PREFIXES: Partial<Record<Mark, (line: number) => string>> = {
  heading: () => '## ',
  quote: () => '> ',
  list: () => '- ',
  numbers: (line) => `${line + 1}. `,
};

/** Any mark that may begin a line, so that one kind of line becomes another instead of both. */
const LINE_MARK = /^(#{1,6} |> |- |\d+\. )/;

const LINK_TARGET = 'https://';

/** What a toolbar button does to the selected part of a Markdown text. Pressing it again takes it back. */
export function markdownEdit(text: string, selection: Selection, mark: Mark): TextEdit {
  const wrap = WRAPS[mark];
  if (wrap) return wrapped(text, selection, wrap);
  const prefix = PREFIXES[mark];
  return prefix ? prefixed(text, selection, prefix) : linked(text, selection);
}

function wrapped(text: string, { start, end }: Selection, mark: string): TextEdit {
  const from = start - mark.length;
  const to = end + mark.length;
  const inner = text.slice(start, end);
  if (from >= 0 && text.slice(from, start) === mark && text.slice(end, to) === mark) {
    return { from, to, insert: inner, select: { start: from, end: from + inner.length } };
  }
  return {
    from: start,
    to: end,
    insert: mark + inner + mark,
    select: { start: start + mark.length, end: end + mark.length },
  };
}

function prefixed(text: string, { start, end }: Selection, prefix: (line: number) => string): TextEdit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const to = lineEnd === -1 ? text.length : lineEnd;
  const lines = text.slice(from, to).split('\n');
  const marked = lines.every((line, index) => line.startsWith(prefix(index)));
  const insert = lines
    .map((line, index) => (marked ? '' : prefix(index)) + line.replace(LINE_MARK, ''))
    .join('\n');
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
