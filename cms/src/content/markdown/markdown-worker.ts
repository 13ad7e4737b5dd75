import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { isTooComplicated } from '../../shared/markdown';
import { plainText } from './plain-text';

/** The site's parser, without rendering. */
const site = unified().use(remarkParse).use(remarkGfm).use(remarkRehype, { allowDangerousHtml: true });

export type MarkdownRead = { text: string } | 'too complicated';

/**
 * Parses a text as the site and a post's excerpt do. Runs in a worker thread, which is stopped if it takes too long:
 * for some texts the time grows with the square of their length.
 */
export default function readMarkdown(markdown: string): MarkdownRead {
  try {
    const tree = site.runSync(site.parse(markdown));
    return isTooComplicated(tree) ? 'too complicated' : { text: plainText(markdown) };
  } catch (error) {
    // Deep nesting has overflowed the stack.
    if (error instanceof RangeError) return 'too complicated';
    throw error;
  }
}
