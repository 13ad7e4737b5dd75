/** Save-Data is a hint of the browser that is not in TypeScript's own types. */
interface SavingNavigator extends Navigator {
  connection?: { saveData?: boolean };
}

const REDUCED = '(prefers-reduced-motion: reduce)';
const FINE_POINTER = '(hover: hover) and (pointer: fine)';

/** The visitor asked for stillness or for few bytes: effects stay off, the page is complete without them. */
export function wantsCalm(): boolean {
  return matchMedia(REDUCED).matches || savesData();
}

/** The visitor counts bytes: nothing is loaded that was not asked for. */
export function savesData(): boolean {
  return (navigator as SavingNavigator).connection?.saveData ?? false;
}

/** A mouse or a pen: effects that follow a pointer make sense. */
export function hasFinePointer(): boolean {
  return matchMedia(FINE_POINTER).matches;
}

/** Calls back when the answer of `wantsCalm` or `hasFinePointer` may have changed; returns how to stop. */
export function onCalmChange(changed: () => void): () => void {
  const lists = [matchMedia(REDUCED), matchMedia(FINE_POINTER)];
  for (const list of lists) list.addEventListener('change', changed);
  return () => {
    for (const list of lists) list.removeEventListener('change', changed);
  };
}
