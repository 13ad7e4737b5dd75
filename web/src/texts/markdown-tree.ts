import type { Root } from 'hast';
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';

/** What the marks of a text mean: elements and texts, before a page or a feed gives them their looks. */
export type MarkdownTree = Root;

/** More elements and texts hold up whoever renders them. The cms refuses such a text: cms/src/markdown. */
const MOST_PARTS = 20_000;
/** Deeper elements fill the stack of whoever renders them. */
const MOST_LEVELS = 100;
const MOST_PARAGRAPHS = 1000;

/**
 * Reads Markdown with tables and lists of GitHub's kind. The time can grow with the square of the length: the server reads
 * on another thread.
 *
 * @returns undefined when the text is too complicated to show
 */
export function markdownTree(text: string): MarkdownTree | undefined {
  let tree: MarkdownTree | undefined;
  const take = () => (read: MarkdownTree) => {
    tree = read;
    return EMPTY;
  };
  try {
    ReactMarkdown({ remarkPlugins: [remarkGfm], rehypePlugins: [take], children: text });
  } catch (error) {
    // Nested so deeply that the stack is full.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
  return tree && isTooMuch(tree) ? undefined : tree;
}

const EMPTY: MarkdownTree = { type: 'root', children: [] };

/** For `rehypePlugins`: renders a tree that was read before, instead of the text. */
export const given = (tree: MarkdownTree) => () => () => tree;

/** A text that is too complicated to show, with its marks as they were typed. */
export function unmarkedTree(text: string): MarkdownTree {
  const paragraphs = text.split(/\n\s*\n/, MOST_PARAGRAPHS + 1).filter((paragraph) => paragraph.trim());
  const shown = paragraphs.length > MOST_PARAGRAPHS ? [text] : paragraphs;
  return {
    type: 'root',
    children: shown.map((value) => ({
      type: 'element',
      tagName: 'p',
      properties: {},
      children: [{ type: 'text', value }],
    })),
  };
}

/** Without recursion, and no further than it matters. */
function isTooMuch(tree: MarkdownTree): boolean {
  const open: [node: MarkdownTree | MarkdownTree['children'][number], level: number][] = [[tree, 0]];
  let count = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    const [node, level] = next;
    count += 1;
    if (count > MOST_PARTS || level > MOST_LEVELS) return true;
    if ('children' in node) for (const child of node.children) open.push([child, level + 1]);
  }
  return false;
}
