import { useEffect, useSyncExternalStore } from 'react';
import { logRemark } from '../outcomes/log';
import { readKept, writeKept } from '../storage/storage';
import { onScroll } from './on-scroll';

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

const off = () => false;

/** The one sound switch of the site: its state, and how to turn it. */
export function useSound(): { on: boolean; toggle: () => void } {
  const on = useSyncExternalStore(onSoundSwitch, soundIsOn, off);
  return { on, toggle: () => switchSound(!on) };
}

/** For `onPointerEnter` of links: the short fabric sound. */
export function hoverSwish(): void {
  playOnce(SOUND_FILES.swish, VOLUME.hoverSwish);
}

/** Plays one short swish when a page is entered, if sound is on. */
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

/** Distance between the lines that sound when they are crossed. Pixels. */
export const SWISH_LINE_PX = 100;

/** A fling crosses dozens of lines a second; one swish at a time is enough. Milliseconds. */
export const SWISH_PAUSE_MS = 250;

/**
 * Exact multiples of 100 px practically never occur with fractional scroll positions,
 * so the swish plays when a 100 px line is crossed, in either direction.
 */
export function crossesLine(from: number, to: number): boolean {
  return Math.floor(from / SWISH_LINE_PX) !== Math.floor(to / SWISH_LINE_PX);
}

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
