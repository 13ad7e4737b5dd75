import type { MarkdownTree } from './markdown-tree';

/** Parses Markdown without blocking the server; undefined when the text is too complicated to show. */
export type ReadText = (text: string) => Promise<MarkdownTree | undefined>;

/** The texts of one rendering on the server. */
export interface RenderedTexts {
  read: ReadText;
  trees: Map<string, MarkdownTree | undefined>;
}

let textsOfRendering: () => RenderedTexts | undefined = () => undefined;

/** Sets the texts of each rendering on the server: they are parsed before, because rendering cannot wait. */
export function connectTexts(find: () => RenderedTexts | undefined): void {
  textsOfRendering = find;
}

/** Parses texts that are about to be rendered. The browser parses them while rendering. */
export async function readBefore(...texts: string[]): Promise<void> {
  const rendering = textsOfRendering();
  if (!rendering) return;
  for (const text of texts) rendering.trees.set(text, await rendering.read(text));
}

/** Returns the parsed texts; undefined in the browser. */
export const textsReadBefore = (): RenderedTexts['trees'] | undefined => textsOfRendering()?.trees;
