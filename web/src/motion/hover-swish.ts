import { playOnce, SOUND_FILES, VOLUME } from './sound';

/** For `onPointerEnter` of links: the short fabric sound. */
export function hoverSwish(): void {
  playOnce(SOUND_FILES.swish, VOLUME.hoverSwish);
}
