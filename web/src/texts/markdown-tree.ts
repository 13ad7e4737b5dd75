import type { Root } from 'hast';
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { isTooComplicated } from '../../../cms/src/shared/markdown';

/** A parsed text: elements and texts, without the style of a page or feed. */
export type MarkdownTree = Root;

const MAX_PARAGRAPHS = 1000;

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
  return tree && isTooComplicated(tree) ? undefined : tree;
}

const EMPTY: MarkdownTree = { type: 'root', children: [] };

/** For `rehypePlugins`: renders an already parsed tree instead of the text. */
export const given = (tree: MarkdownTree) => () => () => tree;

/** Returns a text that is too complicated to show, with its marks as typed. */
export function unmarkedTree(text: string): MarkdownTree {
  const paragraphs = text.split(/\n\s*\n/, MAX_PARAGRAPHS + 1).filter((paragraph) => paragraph.trim());
  const shown = paragraphs.length > MAX_PARAGRAPHS ? [text] : paragraphs;
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
