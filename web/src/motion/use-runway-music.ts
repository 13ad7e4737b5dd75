import { useEffect } from 'react';
import { SOUND_FILES, startPlaying, VOLUME } from './sound';
import { useSound } from './use-sound';

/** Loops the runway music at low volume while a page is open, if sound is on. */
export function useRunwayMusic(): void {
  const { on } = useSound();
  useEffect(() => {
    if (!on) return;
    const music = new Audio(SOUND_FILES.runway);
    music.loop = true;
    music.volume = VOLUME.runway;
    startPlaying(music);
    return () => music.pause();
  }, [on]);
}
