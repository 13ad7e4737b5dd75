import { logRemark } from '../outcomes/log';
import { readKept, writeKept } from '../storage/storage';

const PLACE = 'sound';

/** Volumes as specified: the loudest for the scroll, softer under the pointer, the runway music lowest. */
export const VOLUME = { scrollSwish: 0.3, hoverSwish: 0.2, runway: 0.1 } as const;

export const SOUND_FILES = { swish: '/sounds/swish.wav', runway: '/sounds/runway.wav' } as const;

const listeners = new Set<() => void>();

/** Off until the visitor switches it on; remembered in this browser. */
export function soundIsOn(): boolean {
  return readKept(PLACE) === 'on';
}

export function switchSound(on: boolean): void {
  writeKept(PLACE, on ? 'on' : 'off');
  for (const listener of listeners) listener();
}

/** Calls back when the switch is turned; returns how to stop. */
export function onSoundSwitch(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Plays a file once, if sound is on. A browser that refuses is only remarked on in the console.
 *
 * @param volume 0 to 1, one of `VOLUME`
 */
export function playOnce(file: string, volume: number): void {
  if (!soundIsOn()) return;
  const audio = new Audio(file);
  audio.volume = volume;
  startPlaying(audio);
}

/** Starts an audio element; a refusal is logged with the specified words. */
export function startPlaying(audio: HTMLAudioElement): void {
  audio.play().catch((reason: unknown) => logRemark('Audio playback prevented', reason));
}
