const REDUCED = '(prefers-reduced-motion: reduce)';
const FINE_POINTER = '(hover: hover) and (pointer: fine)';

/**
 * Returns whether the visitor asks for reduced motion or saves data. Effects are then off; the page is complete
 * without them.
 */
export function prefersReducedMotion(): boolean {
  return matchMedia(REDUCED).matches || savesData();
}

/** Returns whether the visitor saves data: then nothing is preloaded. */
export function savesData(): boolean {
  // TypeScript's own types lack it.
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}

/** Returns whether effects that follow a mouse or pen are possible. */
function hasFinePointer(): boolean {
  return matchMedia(FINE_POINTER).matches;
}

/**
 * Runs an effect while the visitor does not ask for reduced motion. Use it in React effects: neither the server nor
 * the first render depends on it, and nothing is rendered again.
 *
 * @param begin starts the effect and returns how to end it
 * @returns stops it for good
 */
export function unlessReducedMotion(begin: () => () => void): () => void {
  return runWhile(() => !prefersReducedMotion(), begin);
}

/** Like `unlessReducedMotion`, for an effect that follows a mouse or pen. */
export function withFinePointer(begin: () => () => void): () => void {
  return runWhile(() => !prefersReducedMotion() && hasFinePointer(), begin);
}

/** Calls `move` while a mouse or pen moves over the element, and `leave` when it has left or the effect ends. */
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
