import bidiFactory from 'bidi-js';
import { clustersOf, drawable } from './drawable';
import { type Face, type FontFile, fontWith } from './fonts';

const bidi = bidiFactory();

/** Consecutive letters in one font and one direction. */
export interface Run extends FontFile {
  /** In reading order: fonts reverse right-to-left letters themselves */
  text: string;
}

interface Placed extends Run {
  /** Level of Unicode's bidirectional algorithm; odd: right to left */
  level: number;
}

/** Hebrew and Arabic with their presentation forms, and the marks that start such text. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefe]/;
const DIRECTION_MARKS = /[\u200e\u200f\u061c]/g;

/** Returns a line as runs from left to right. */
export function runsOf(line: string, face: Face): Run[] {
  const text = drawable(line, face);
  if (!RIGHT_TO_LEFT.test(text)) return split(text, face);
  const runs = split(text, face, bidi.getEmbeddingLevels(text).levels);
  return inOrder(runs).map(({ level, ...run }) => ({
    ...run,
    text: level % 2 === 1 ? turned(run.text) : unturned(run.text),
  }));
}

function split(text: string, face: Face, levels?: Uint8Array): Placed[] {
  const runs: Placed[] = [];
  let at = 0;
  for (const cluster of clustersOf(text)) {
    const level = levels?.[at] ?? 0;
    at += cluster.length;
    for (const letters of fontWith(cluster, face) ? [cluster] : cluster) append(runs, letters, level, face);
  }
  return runs;
}

function append(runs: Placed[], letters: string, level: number, face: Face): void {
  const seen = letters.replace(DIRECTION_MARKS, '');
  if (seen === '') return;
  const last = runs.at(-1);
  // A space has the font of the word before it, so that words of one script stay in one run.
  const isBlank = seen === ' ' && last?.font.hasGlyphForCodePoint(0x20);
  const file = isBlank ? last : fontWith(seen, face);
  if (!file) return;
  if (last?.path === file.path && last.level === level) last.text += seen;
  else runs.push({ path: file.path, font: file.font, text: seen, level });
}

/** Rule L2: reverses the runs at each level or above, from the highest level to the lowest odd one. */
function inOrder(runs: Placed[]): Placed[] {
  const ordered = [...runs];
  const highest = Math.max(...runs.map(({ level }) => level), 0);
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      if (end === start) continue;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end;
    }
  }
  return ordered;
}

/** Mirrors brackets. Text without right-to-left letters is reversed here, because fonts do not reverse it. */
function turned(text: string): string {
  const clusters = clustersOf(text).map((cluster) => bidi.getMirroredCharacter(cluster) ?? cluster);
  return (RIGHT_TO_LEFT.test(text) ? clusters : clusters.reverse()).join('');
}

/**
 * Numbers run left to right, but fonts also reverse the digits of right-to-left scripts: those are reversed here
 * first.
 */
const unturned = (text: string): string =>
  RIGHT_TO_LEFT.test(text) ? clustersOf(text).reverse().join('') : text;

export type Direction = 'left-to-right' | 'right-to-left';

/** Returns the direction of a text, from its first letter that has one. */
export function directionOf(text: string): Direction {
  if (!RIGHT_TO_LEFT.test(text)) return 'left-to-right';
  return bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1 ? 'right-to-left' : 'left-to-right';
}

/** Returns a line with a direction mark in front, if its own letters would make it run the other way. */
export function running(direction: Direction, line: string): string {
  if (directionOf(line) === direction) return line;
  return direction === 'right-to-left' ? `\u200f${line}` : `\u200e${line}`;
}
