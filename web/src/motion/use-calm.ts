import { useSyncExternalStore } from 'react';
import { hasFinePointer, onCalmChange, wantsCalm } from './calm';

const always = () => true;
const never = () => false;

/** True on the server and while hydrating: the first screen is still and complete, effects come after. */
export function useCalm(): boolean {
  return useSyncExternalStore(onCalmChange, wantsCalm, always);
}

/** False on the server, with coarse pointers and for visitors who want calm. */
export function usePointerEffects(): boolean {
  const fine = useSyncExternalStore(onCalmChange, hasFinePointer, never);
  return !useCalm() && fine;
}
