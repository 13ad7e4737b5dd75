import type { MarkdownTree } from './markdown-tree';

/** Reads Markdown without holding up the server; undefined when it is too complicated to show. */
export type ReadText = (text: string) => Promise<MarkdownTree | undefined>;

/** The texts of one rendering on the server. */
export interface RenderedTexts {
  read: ReadText;
  trees: Map<string, MarkdownTree | undefined>;
}

let textsOfRendering: () => RenderedTexts | undefined = () => undefined;

/** On the server each rendering reads its texts before it renders, which cannot wait. */
export function connectTexts(find: () => RenderedTexts | undefined): void {
  textsOfRendering = find;
}

/** Reads texts that are about to be rendered. The browser reads them when it renders them. */
export async function readBefore(...texts: string[]): Promise<void> {
  const rendering = textsOfRendering();
  if (!rendering) return;
  for (const text of texts) rendering.trees.set(text, await rendering.read(text));
}

/** What was read before; undefined in the browser. */
export const textsReadBefore = (): RenderedTexts['trees'] | undefined => textsOfRendering()?.trees;
