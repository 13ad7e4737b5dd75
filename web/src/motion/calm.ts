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
function hasFinePointer(): boolean {
  return matchMedia(FINE_POINTER).matches;
}

/**
 * Runs an effect of motion for as long as the visitor does not want calm. For effects of React: the server and the
 * first render know nothing of it, and nothing is rendered again for it.
 *
 * @param begin starts the effect; returns how to end it
 * @returns how to stop altogether
 */
export function unlessCalm(begin: () => () => void): () => void {
  return runWhile(() => !wantsCalm(), begin);
}

/** As `unlessCalm`, for an effect that follows a mouse or a pen. */
export function withFinePointer(begin: () => () => void): () => void {
  return runWhile(() => !wantsCalm() && hasFinePointer(), begin);
}

/** Calls `move` while a mouse or a pen moves over the element, and `leave` when it has left or the effect ends. */
export function followPointer(
  element: HTMLElement,
  { move, leave }: { move: (event: PointerEvent) => void; leave: () => void },
): () => void {
  return withFinePointer(() => {
    const ends = new AbortController();
    element.addEventListener('pointermove', move, { signal: ends.signal });
    element.addEventListener('pointerleave', leave, { signal: ends.signal });
    return () => {
      ends.abort();
      leave();
    };
  });
}

function runWhile(allowed: () => boolean, begin: () => () => void): () => void {
  let end: (() => void) | undefined;
  const follow = () => {
    if (allowed()) {
      end ??= begin();
    } else {
      end?.();
      end = undefined;
    }
  };
  const wishes = [matchMedia(REDUCED), matchMedia(FINE_POINTER)];
  for (const wish of wishes) wish.addEventListener('change', follow);
  follow();
  return () => {
    for (const wish of wishes) wish.removeEventListener('change', follow);
    end?.();
  };
}
