import { PORTFOLIO_LIMITS } from './portfolio';

/** What cameras and phones put before a number. */
const CAMERA = /^(img|dsc|dscf|dscn|dcim|pxl|mvimg|image|photo|screenshot|whatsapp image|p|_mg|_dsc)$/i;

/**
 * A title proposed from a file's name: 'runway-show_nairobi.JPG' becomes 'Runway show nairobi', 'IMG_2034.jpg'
 * becomes 'Picture 2034'. The owner changes it as she likes.
 */
export function titleFromName(name: string): string {
  const words = name
    .replace(/\.\w{2,5}$/, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[\s_\-.()[\]]+/)
    .filter(Boolean);
  const own = words.filter((word) => !CAMERA.test(word));
  const text = own.join(' ').trim();
  const title = /\p{L}/u.test(text) ? text : `Picture ${text}`.trim();
  return `${title.charAt(0).toUpperCase()}${title.slice(1)}`.slice(0, PORTFOLIO_LIMITS.title);
}
