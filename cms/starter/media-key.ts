import type { starterMedia } from './media/manifest';

/** The name of a starter file in the manifest. Each file is uploaded once. */
export type MediaKey = keyof typeof starterMedia;
