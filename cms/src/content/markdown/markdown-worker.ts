import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { plainText } from './plain-text';

/** The site shows longer texts as plain paragraphs: web/src/texts/markdown-tree.ts has the same limits. */
const MOST_PARTS = 20_000;
const MOST_LEVELS = 100;

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
    return isTooMuch(tree) ? 'too complicated' : { text: plainText(markdown) };
  } catch (error) {
    // Deep nesting has overflowed the stack.
    if (error instanceof RangeError) return 'too complicated';
    throw error;
  }
}

type Node = ReturnType<typeof site.runSync> | { type: string };

/** Counts without recursion, and stops at the first limit that is passed. */
function isTooMuch(tree: Node): boolean {
  const open: [node: Node, level: number][] = [[tree, 0]];
  let count = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    const [node, level] = next;
    count += 1;
    if (count > MOST_PARTS || level > MOST_LEVELS) return true;
    if ('children' in node) for (const child of node.children) open.push([child, level + 1]);
  }
  return false;
}
