import { fileURLToPath } from 'node:url';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Where the starter content keeps its images and video. */
export const MEDIA = fromRoot('cms/starter/media/');
export const SOUNDS = fromRoot('web/public/sounds/');
export const PUBLIC = fromRoot('web/public/');
export const WEB_IMAGES = fromRoot('web/public/images/');
export const CMS = fromRoot('cms/');
