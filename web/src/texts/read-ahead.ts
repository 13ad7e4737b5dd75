import { whenIdle } from '../routing/preloading';

/**
 * Reads a text before its page is opened, while the browser is idle: on a phone that takes as long as all the rest of
 * the page. What reads it comes together with the text.
 */
export function readAhead(text: Promise<string>): void {
  Promise.all([import('./markdown-text'), text]).then(
    ([{ readMarkdown }, source]) => whenIdle(() => readMarkdown(source)),
    // The page asks for both again, and says what is missing.
    () => undefined,
  );
}
