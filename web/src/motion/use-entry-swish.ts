import { useEffect } from 'react';
import { playOnce, SOUND_FILES, VOLUME } from './sound';

/** Plays one short swish when a page is entered, if sound is on. */
export function useEntrySwish(): void {
  useEffect(() => playOnce(SOUND_FILES.swish, VOLUME.hoverSwish), []);
}
