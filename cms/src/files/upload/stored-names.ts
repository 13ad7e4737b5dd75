import type { Core } from '@strapi/strapi';
import { printable } from '../../content/rules/clean-text';

/** Characters that Windows forbids in file names. Strapi refuses them, but phones and screenshots use them. */
const NOT_IN_NAMES = /[<>:"/\\|?*]/g;

/** Limit of the column in characters, and of Strapi. */
const LONGEST_NAME = 255;

/**
 * ASCII characters of the readable part. With the additions of copies, drafts, variants and the bin, the name fits into
 * the 255 bytes of a file name.
 */
const LONGEST_READABLE = 100;

/** A name that is only an extension, such as '.jpg': programs take it for a name without one. */
const ENDING_ALONE = /^[.\s]*(?:\.(\w*))?$/;
const NAMELESS = 'file';

/** Returns a file name as it is stored. A long name is cut before its extension. */
export function keptName(name: string): string {
  const text = named(printable(name).replace(NOT_IN_NAMES, '-'));
  if (text.length <= LONGEST_NAME) return text;
  const dot = text.lastIndexOf('.');
  const ending = dot > 0 && text.length - dot < LONGEST_READABLE ? text.slice(dot) : '';
  return whole(text.slice(0, LONGEST_NAME - ending.length)).trimEnd() + ending;
}

function named(text: string): string {
  const alone = ENDING_ALONE.exec(text);
  return alone ? [NAMELESS, alone[1]].filter(Boolean).join('.') : text;
}

/** Drops half a surrogate pair at the end. */
const whole = (text: string) => (text.isWellFormed() ? text : text.slice(0, -1));

interface ImageService {
  generateFileName(name: string): string;
}

/** Makes Strapi store files under names short enough for all files derived from them. */
export function shortenStoredNames(strapi: Core.Strapi): void {
  const images: ImageService = strapi.plugin('upload').service('image-manipulation');
  const generate = images.generateFileName.bind(images);
  images.generateFileName = (name) => {
    const generated = generate(name);
    const random = generated.lastIndexOf('_');
    return generated.slice(0, Math.min(random, LONGEST_READABLE)) + generated.slice(random);
  };
}
