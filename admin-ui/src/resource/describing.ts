import {
  type Fields,
  type FormFile,
  filesOf,
  isSame,
  type Shown,
  type Values,
  valuesOf,
} from '../kit/fields/fields';
import { describeMedia } from '../strapi/upload-media';

/** A new file. */
const UNDESCRIBED: Pick<FormFile, 'alt' | 'focus'> = { alt: '', focus: null };

/**
 * Stores the descriptions and focal points that differ from those of the stored item. Call it after the save, which gives
 * a file back that another save had removed.
 * @param stored the images as the save has answered: an earlier answer may be lost, so others may be out of date
 * @returns whether anything was changed
 * @throws Refusal, Unavailable or SessionEnded
 */
export async function describeFiles(
  typed: readonly FormFile[],
  stored: readonly FormFile[],
): Promise<boolean> {
  const changed = typed.filter(({ id, alt, focus }) => {
    const before = stored.find((image) => image.id === id) ?? UNDESCRIBED;
    return !isSame([alt, focus], [before.alt, before.focus]);
  });
  for (const { id, alt, focus } of changed) await describeMedia({ id, alt, focus });
  return changed.length > 0;
}

/**
 * Returns the last step of a save: it stores the changed descriptions of the files.
 * @param read reads the item again, with its new descriptions
 */
export const describing =
  <F extends Fields, Item extends Shown<F>>(fields: F, read: (stored: Item) => Promise<Item>) =>
  async (stored: Item, values: Values<F>): Promise<Item> => {
    const isChanged = await describeFiles(filesOf(fields, values), filesOf(fields, valuesOf(fields, stored)));
    return isChanged ? read(stored) : stored;
  };
