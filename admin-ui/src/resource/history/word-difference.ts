import { diffWordsWithSpace } from 'diff';

/** A stretch of two texts: in both, only in the earlier one, or only in the later one. */
export interface Stretch {
  text: string;
  kind: 'same' | 'removed' | 'added';
}

/** In milliseconds. Long texts with nothing in common take longer, and are shown one after the other. */
const LONGEST_SEARCH_MS = 400;
/** Number of unchanged characters shown on each side of a change. */
const AROUND = 90;
const LEFT_OUT = ' … ';

/** Compares two texts by words. Shortens unchanged stretches to the surroundings of a change. */
export function differenceByWords(from: string, to: string): Stretch[] {
  const parts = diffWordsWithSpace(from, to, { timeout: LONGEST_SEARCH_MS });
  if (!parts)
    return stretches([
      ['removed', from],
      ['added', to],
    ]);
  return stretches(
    parts.map(({ value, added, removed }, place): [Stretch['kind'], string] => {
      if (added || removed) return [added ? 'added' : 'removed', value];
      return ['same', shortened(value, place === 0, place === parts.length - 1)];
    }),
  );
}

const stretches = (parts: [Stretch['kind'], string][]): Stretch[] =>
  parts.filter(([, text]) => text !== '').map(([kind, text]) => ({ kind, text }));

function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const head = isFirst ? '' : text.slice(0, AROUND);
  const tail = isLast ? '' : text.slice(-AROUND);
  return head.length + tail.length + LEFT_OUT.length < text.length ? head + LEFT_OUT + tail : text;
}
