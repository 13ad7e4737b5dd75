import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const STARTER = join(import.meta.dirname, '../../cms/starter');
/** Texts that fit any model, and neutral headings: they stay. */
const STAYS = /booking-papers|legal-pages|load-starter|store-media/;
const NEUTRAL = /^(professional rates & services|tell us when you are free|arts & culture)/;
/** A text of the source, after the name of its field. */
const TEXTS = /(?:(\w+): *)?(?:'((?:[^'\\\n]|\\.)*)'|`([^`]*)`)/g;

/** Returns names, and every sentence of four words or more. */
export function starterWords(): string[] {
  const files = readdirSync(STARTER, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts') && !STAYS.test(file));
  return sources.flatMap((file) =>
    [...readFileSync(join(STARTER, file), 'utf8').matchAll(TEXTS)]
      .flatMap(([, field = '', quoted = '', template = '']) => {
        const sentences = (quoted || template).split(/(?<=[.!?])\s+|\n+/);
        return sentences.filter((text) => text.split(' ').length > (/title|name/i.test(field) ? 1 : 3));
      })
      .map(plain)
      .filter((text) => text && !NEUTRAL.test(text)),
  );
}

/** Small letters, without entities, escapes, markup and the difference of quotation marks and spaces. */
export const plain = (text: string): string =>
  text
    .replace(/&amp;/g, '&')
    .replace(/&#(?:x27|39);|[‘’]|\\'/g, "'")
    .replace(/&quot;|[“”]|\\"/g, '"')
    .replace(/[*#>]|\\n/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
