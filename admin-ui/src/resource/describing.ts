import { type Fields, filesOf, type Shown, type Values, valuesOf } from '../kit/fields/fields';
import { describeFiles } from '../media/describe-files';

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
