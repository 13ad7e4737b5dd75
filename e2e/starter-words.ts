import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const STARTER = path.join(import.meta.dirname, '../cms/starter');
/** Not samples: they fit any model and stay. */
const FOR_ANYBODY = ['booking-papers.ts', 'legal-pages.ts', 'load-starter-content.ts', 'store-media.ts'];

/** Headings and words of forms that stay: they say nothing about the sample. */
const NEUTRAL = [
  'professional rates & services',
  'tell us when you are free and what you enjoy.',
  'arts & culture',
];

/** A text of the source, after the name of its field. */
const TEXTS = /(?:(\w+): *)?(?:'((?:[^'\\\n]|\\.)*)'|`([^`]*)`)/g;

/** Names of the starter content, and every sentence of four words or more. */
const STARTER_WORDS = [...new Set(sources().flatMap(wordsOf))].filter((words) => !NEUTRAL.includes(words));

function sources(): string[] {
  const files = readdirSync(STARTER, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts') && !FOR_ANYBODY.includes(file))
    .map((file) => readFileSync(path.join(STARTER, file), 'utf8'));
}

function wordsOf(source: string): string[] {
  return [...source.matchAll(TEXTS)].flatMap(([, field = '', quoted = '', template = '']) => {
    const text = quoted.replaceAll("\\'", "'") || template;
    const isName = /title|name/i.test(field) && /\s/.test(text);
    const sentences = text.split(/(?<=[.!?])\s+|\n+/).filter((part) => part.trim().split(/\s+/).length > 3);
    return [...(isName ? [text] : []), ...sentences].map(plain);
  });
}

/** Returns the starter's words in an answer: HTML, XML, JSON or text. */
export function starterWordsIn(answer: string): string[] {
  const text = plain(answer);
  return STARTER_WORDS.filter((words) => text.includes(words));
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Small letters, without entities, escapes, markup of texts and the difference of quotation marks and spaces. */
function plain(text: string): string {
  return text
    .replace(/&#x([\da-f]+);|&#(\d+);|&(\w+);/gi, (entity, hex, decimal, name) => {
      if (name) return ENTITIES[name] ?? entity;
      return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
    })
    .replace(/\\(["n])/g, (_, escaped) => (escaped === 'n' ? ' ' : '"'))
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[*#>]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
