import type { Core } from '@strapi/strapi';
import { printable } from '../../content/rules/clean-text';

/** Characters that Windows has no file names with: Strapi refuses them, and phones and screenshots have them. */
const NOT_IN_NAMES = /[<>:"/\\|?*]/g;

/** Characters that the column of a file's name holds, and that Strapi accepts. */
const LONGEST_NAME = 255;

/**
 * ASCII characters of the readable part of a stored name. What copies, drafts, variants and the bin write around it fits
 * into the 255 bytes of a file name.
 */
const LONGEST_READABLE = 100;

/** Nothing but an ending, as in '.jpg': programs would take it for a name without one. */
const ENDING_ALONE = /^[.\s]*(?:\.(\w*))?$/;
const NAMELESS = 'file';

/** Returns a file's own name as it is kept; a long one loses the end of its readable part and keeps its ending. */
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

/** Drops the first half of a letter whose second half has been cut off. */
const whole = (text: string) => (text.isWellFormed() ? text : text.slice(0, -1));

interface ImageService {
  generateFileName(name: string): string;
}

/** Has Strapi store files under names that are short enough for every file made from them. */
export function shortenStoredNames(strapi: Core.Strapi): void {
  const images: ImageService = strapi.plugin('upload').service('image-manipulation');
  const generate = images.generateFileName.bind(images);
  images.generateFileName = (name) => {
    const generated = generate(name);
    const random = generated.lastIndexOf('_');
    return generated.slice(0, Math.min(random, LONGEST_READABLE)) + generated.slice(random);
  };
}
