import { playOnce, SOUND_FILES, VOLUME } from './sound';

/** For `onPointerEnter` of links: the short fabric sound. */
export function hoverSwish(): void {
  playOnce(SOUND_FILES.swish, VOLUME.hoverSwish);
}

/** For `onPointerEnter` of many small things close together: the same, softer. */
export function softHoverSwish(): void {
  playOnce(SOUND_FILES.swish, VOLUME.softSwish);
}
