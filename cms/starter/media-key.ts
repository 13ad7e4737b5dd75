import type { starterMedia } from './media/manifest';

/** A starter file by its name in the manifest; the loader uploads it once and uses it wherever it is named. */
export type MediaKey = keyof typeof starterMedia;
