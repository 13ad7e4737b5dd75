import { useSyncExternalStore } from 'react';
import { onSoundSwitch, soundIsOn, switchSound } from './sound';

const off = () => false;

/** The one sound switch of the site: its state, and how to turn it. */
export function useSound(): { on: boolean; toggle: () => void } {
  const on = useSyncExternalStore(onSoundSwitch, soundIsOn, off);
  return { on, toggle: () => switchSound(!on) };
}
