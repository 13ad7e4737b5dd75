import { whenIdle } from '../routing/preloading';

type Parser = typeof import('./markdown-text');

let parser: Parser | undefined = import.meta.env.SSR ? await import('./markdown-text') : undefined;

/**
 * What reads Markdown, if it is there. Ask here before you render it as something lazy: React hides the whole page for
 * 0.3 s around a lazy component that it meets for the first time, loaded or not.
 */
export const loadedParser = (): Parser | undefined => parser;

/** Only a text that the server has not rendered needs the parser in the browser. */
export async function loadParser(): Promise<Parser> {
  parser ??= await import('./markdown-text');
  return parser;
}

/**
 * Reads a text before its page is opened, while the browser is idle: on a phone that takes as long as all the rest of
 * the page. What reads it comes together with the text.
 */
export function readAhead(text: Promise<string>): void {
  Promise.all([loadParser(), text]).then(
    ([{ readMarkdown }, source]) => whenIdle(() => readMarkdown(source)),
    // The page asks for both again, and says what is missing.
    () => undefined,
  );
}
