import { whenIdle } from '../routing/preloading';

type Parser = typeof import('./markdown-text');

let parser: Parser | undefined = import.meta.env.SSR ? await import('./markdown-text') : undefined;

/**
 * Returns the Markdown parser if it is loaded. Check this before rendering it as a lazy component: React hides the
 * whole page for 0.3 s around a lazy component that it meets for the first time, loaded or not.
 */
export const loadedParser = (): Parser | undefined => parser;

/** The browser needs the parser only for a text that the server has not rendered. */
export async function loadParser(): Promise<Parser> {
  parser ??= await import('./markdown-text');
  return parser;
}

/**
 * Parses a text before its page is opened, while the browser is idle: on a phone this takes as long as the rest of the
 * page. The parser loads in parallel with the text.
 */
export function readAhead(text: Promise<string>): void {
  Promise.all([loadParser(), text]).then(
    ([{ readMarkdown }, source]) => whenIdle(() => readMarkdown(source)),
    // The page loads both again, and shows the failure.
    () => undefined,
  );
}
