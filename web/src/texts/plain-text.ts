import type { CSSProperties } from 'react';

/** Splits a plain text into paragraphs at blank lines. */
export function toParagraphs(text: string): string[] {
  return text
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

/**
 * Returns the length of the longest part of a text that browsers cannot break: a word, or part of one up to a hyphen.
 * At least 1. Used to size type.
 */
export function longestPart(text: string): number {
  const parts = text.match(/[^\s-]+-?/g) ?? [];
  return Math.max(...parts.map(({ length }) => length), 1);
}

/** Returns the style whose rules size type: by the longest part, or by a quarter of a text of many words. */
export const longestWord = (text: string) =>
  ({ '--longest-word': Math.max(longestPart(text), text.length / 4) }) as CSSProperties;

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

const keyOf = (text: string) => text.replace(INVISIBLE, '').normalize('NFC').toLowerCase();

/**
 * Returns whether two texts look the same apart from capitals. Typed addresses and those of a Mac may use other code
 * points.
 */
export const isSameText = (one: string, other: string): boolean => keyOf(one) === keyOf(other);

/** All characters that XML 1.0 forbids, including half of a surrogate pair. One of them makes a feed unreadable. */
const FORBIDDEN = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Returns a text without control characters and noncharacters, for files that programs read. */
export const withoutControls = (text: string): string => text.replace(FORBIDDEN, '');

/** After a number, before a unit, month or percent sign; and between a currency and its amount. */
const HELD_TOGETHER = /(?<=\d) (?=[\p{L}%])|(?<=\b[A-Z]{3}) (?=\d)/gu;

/** Keeps numbers on one line with their units: 'Usage (25 %)', 'KES 5,000', '2 days', '12 December 2026'. */
export const unbroken = (text: string): string => text.replace(HELD_TOGETHER, '\u00A0');

/** Puts the owner's name in the place of `{name}`. */
export const withName = (text: string, name: string): string => text.replaceAll('{name}', () => name);

/** Returns the rows of an answer that are there. */
export const present = <Row>(rows: readonly (Row | null)[] | null | undefined): Row[] =>
  (rows ?? []).filter((row): row is Row => row !== null);

/** Reads a JSON scalar of type `string[] | null`; other values give an empty list. Blank entries are dropped. */
export function toTextList(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.filter((entry): entry is string => typeof entry === 'string' && entry.trim() !== '');
}
