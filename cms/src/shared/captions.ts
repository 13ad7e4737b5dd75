/** What browsers show of a WebVTT file. */
export interface Captions {
  /** The file with points instead of commas in its times */
  text: string;
  /** Captions that the file is meant to have */
  count: number;
  /** Lines of those that browsers do not show, from 1 */
  hidden: readonly number[];
  /** Language tag of the header (BCP 47); undefined if it is absent or invalid */
  language: string | undefined;
}

const WEBVTT = /^\uFEFF?WEBVTT(?:[ \t\n]|$)/;
const ARROW = '-->';
/** A time as subtitles of other formats write it. */
const COMMA_IN_TIME = /(:\d{2}),(?=\d{3}(?:\D|$))/g;
const LANGUAGE = /^Language:[ \t]*(\S+)[ \t]*$/im;

/**
 * Reads captions as browsers do.
 *
 * @returns null if the text is not WebVTT
 * @see https://www.w3.org/TR/webvtt1/#file-parsing
 */
export function readCaptions(content: string): Captions | null {
  const normal = content.replaceAll(/\r\n?/g, '\n');
  if (!WEBVTT.test(normal) || normal.includes('\0')) return null;
  const lines = normal.split('\n').map((line) => (line.includes(ARROW) ? withPoints(line) : line));
  const timed = lines.flatMap((line, index) => (index > 0 && isMeant(line) ? [index] : []));
  const hidden = timed.filter((index) => !isTimed(lines[index] ?? '') || !lines[index + 1]?.trim());
  const [header = ''] = lines
    .slice(1)
    .join('\n')
    .split(/\n\n|^\n/, 1);
  return {
    text: lines.join('\n'),
    count: timed.length,
    hidden: hidden.map((index) => index + 1),
    language: languageTag(LANGUAGE.exec(header)?.[1]),
  };
}

/** A comment may also contain an arrow. */
const isMeant = (line: string) => line.includes(ARROW) && !line.startsWith('NOTE');

const withPoints = (line: string) => line.replaceAll(COMMA_IN_TIME, '$1.');

/** Hours have any number of digits, minutes and seconds two, fractions three. */
const TIME = String.raw`(?:(\d+):)?([0-5]\d):([0-5]\d\.\d{3})`;
/** Times may have spaces around the arrow, and settings after them. */
const TIMES = new RegExp(String.raw`^[ \t\f]*${TIME}[ \t\f]*-->[ \t\f]*${TIME}(?!\d)`);

/** Returns whether a line has two times, the first before the second. */
function isTimed(line: string): boolean {
  const [, ...parts] = TIMES.exec(line) ?? [];
  const secondsFrom = (at: number) =>
    Number(parts[at] ?? 0) * 3600 + Number(parts[at + 1]) * 60 + Number(parts[at + 2]);
  return secondsFrom(0) < secondsFrom(3);
}

/** Characters of a tag with script, region and variant */
const LONGEST_TAG = 35;

/** Returns a language tag in its usual letter case; undefined if it is not one. */
function languageTag(text = ''): string | undefined {
  if (text.length > LONGEST_TAG) return undefined;
  try {
    return Intl.getCanonicalLocales(text)[0];
  } catch {
    return undefined;
  }
}

/** Names the language of captions in their header. */
export function inLanguage(captions: string, language: string): string {
  const [first = '', ...rest] = captions.split('\n');
  const end = rest.findIndex((line) => line === '' || line.includes(ARROW));
  const header = rest.slice(0, end).filter((line) => !LANGUAGE.test(line));
  return [first, `Language: ${language}`, ...header, ...rest.slice(end)].join('\n');
}
