import MarkdownIt from 'markdown-it';

/** As the site reads Markdown: tables and strikethrough are marks, raw HTML is text. */
const markdownParser = new MarkdownIt({ html: false, linkify: false });

/** The words of a Markdown text on one line, without its marks and pictures; what is no mark stays, "<3" too. */
export function plainText(markdown: string): string {
  const blocks = markdownParser
    .parse(markdown, {})
    .map(({ type, content, children }) =>
      type === 'inline'
        ? (children ?? []).map((part) => (part.type.endsWith('break') ? ' ' : wordsOf(part))).join('')
        : content,
    );
  return blocks.join(' ').replace(/\s+/g, ' ').trim();
}

const wordsOf = ({ type, content }: { type: string; content: string }) => (type === 'image' ? '' : content);
