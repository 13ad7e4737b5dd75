import type { Root } from 'hast';
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';

/** A parsed text: elements and texts, without the style of a page or feed. */
export type MarkdownTree = Root;

/** More elements and texts would block rendering. The CMS refuses such a text: cms/src/markdown. */
const MOST_PARTS = 20_000;
/** Deeper elements would overflow the stack during rendering. */
const MOST_LEVELS = 100;
const MOST_PARAGRAPHS = 1000;

/**
 * Parses Markdown with GitHub's tables and task lists. The time can grow with the square of the length, so the server
 * parses on another thread.
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
    // Nested so deeply that the stack overflows.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
  return tree && isTooMuch(tree) ? undefined : tree;
}

const EMPTY: MarkdownTree = { type: 'root', children: [] };

/** For `rehypePlugins`: renders an already parsed tree instead of the text. */
export const given = (tree: MarkdownTree) => () => () => tree;

/** Returns a text that is too complicated to show, with its marks as typed. */
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

/** Without recursion, and stops at the limit. */
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
