import { useEffect, useSyncExternalStore } from 'react';
import { logRemark } from '../notifications/log';
import { readKept, writeKept } from '../storage/storage';
import { onScroll } from './on-scroll';

const PLACE = 'sound';

/** Volumes of the specification, 0 to 1. */
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

/** Calls `listener` when the switch changes; returns how to stop. */
export function onSoundSwitch(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Plays a file once, if sound is on. If the browser refuses, the console has a note.
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

const off = () => false;

/** Returns the state of the site's sound switch, and how to change it. */
export function useSound(): { on: boolean; toggle: () => void } {
  const on = useSyncExternalStore(onSoundSwitch, soundIsOn, off);
  return { on, toggle: () => switchSound(!on) };
}

/** For `onPointerEnter` of links: the short fabric sound. */
export function hoverSwish(): void {
  playOnce(SOUND_FILES.swish, VOLUME.hoverSwish);
}

export function useEntrySwish(): void {
  useEffect(() => playOnce(SOUND_FILES.swish, VOLUME.hoverSwish), []);
}

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

/** Distance between two lines that trigger the sound. Pixels. */
export const SWISH_LINE_PX = 100;

/** A fling crosses dozens of lines a second; one swish at a time is enough. Milliseconds. */
export const SWISH_PAUSE_MS = 250;

/**
 * Returns whether a 100 px line was crossed, in either direction. Scroll positions are fractional, so exact multiples
 * of 100 px practically never occur.
 */
export function crossesLine(from: number, to: number): boolean {
  return Math.floor(from / SWISH_LINE_PX) !== Math.floor(to / SWISH_LINE_PX);
}

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
