import MarkdownIt from 'markdown-it';

/** Like the site's parser: knows tables and strikethrough, and shows raw HTML as text. */
const markdownParser = new MarkdownIt({ html: false, linkify: false });

/** Start of a footnote, even inside a quote: `[^1]: Its text` */
const FOOTNOTE = /^(?: {0,3}>)* {0,3}\[\^[^\]\s]+\]:/;
const BLANK = /^[\s>]*$/;
const FOOTNOTE_SIGN = /\[\^[^[\]\s]+\]/g;
const INDENTED = /^(?: {4}|\t)/;
/** Marks at the start of a task list item and of a notice in a quote. */
const MARKS_AT_BEGIN: Partial<Record<string, RegExp>> = {
  list_item_open: /^\[[ xX]\]\s+/,
  blockquote_open: /^\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\s*/i,
};

/** Returns a Markdown text as one plain line. Marks, pictures and footnotes are left out; text such as "<3" is kept. */
export function plainText(markdown: string): string {
  const tokens = markdownParser.parse(withoutFootnotes(markdown), {});
  const blocks = tokens.map(({ type, content, children }, index) => {
    if (type !== 'inline') return content;
    const words = (children ?? []).map(wordsOf).join('');
    // Two tokens before it open its paragraph and the block around the paragraph.
    const mark = MARKS_AT_BEGIN[tokens[index - 2]?.type ?? ''];
    return mark ? words.replace(mark, '') : words;
  });
  return blocks.join(' ').replace(/\s+/g, ' ').trim();
}

function wordsOf({ type, content }: { type: string; content: string }): string {
  if (type === 'image') return '';
  if (type.endsWith('break')) return ' ';
  return type === 'text' ? content.replace(FOOTNOTE_SIGN, '') : content;
}

/** A footnote ends at the next paragraph that is not indented. */
function withoutFootnotes(markdown: string): string {
  let inFootnote = false;
  let afterBlank = true;
  const lines = markdown.split('\n').filter((line) => {
    const isBlank = BLANK.test(line);
    if (FOOTNOTE.test(line)) inFootnote = true;
    else if (afterBlank && !isBlank && !INDENTED.test(line)) inFootnote = false;
    afterBlank = isBlank;
    return !inFootnote;
  });
  return lines.join('\n');
}
