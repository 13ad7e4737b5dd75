import { useEffect } from 'react';
import { onScroll } from './on-scroll';
import { crossesLine, SWISH_PAUSE_MS } from './scroll-swish';
import { playOnce, SOUND_FILES, VOLUME } from './sound';
import { useSound } from './use-sound';

/** Plays the swish of fabric while the page is scrolled, if sound is on. */
export function useScrollSwish(): void {
  const { on } = useSound();
  useEffect(() => {
    if (!on) return;
    let lastY = scrollY;
    let lastPlayed = Number.NEGATIVE_INFINITY;
    return onScroll(() => {
      const crossed = crossesLine(lastY, scrollY);
      lastY = scrollY;
      const now = performance.now();
      if (!crossed || now - lastPlayed < SWISH_PAUSE_MS) return;
      lastPlayed = now;
      playOnce(SOUND_FILES.swish, VOLUME.scrollSwish);
    });
  }, [on]);
}
