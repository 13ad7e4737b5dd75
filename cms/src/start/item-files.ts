import type { ItemFiles } from '../content/item-files';
import { filesOfItem } from '../files/use/files-of-item';
import { endFiles } from '../files/visibility/unused-files';
import { filesAsOf, keepForBinOnly, settleFiles } from '../files/visibility/visibility';

/** How the bin and History reach the files of items. */
export const ITEM_FILES: ItemFiles = {
  ofItem: filesOfItem,
  asOf: filesAsOf,
  settle: settleFiles,
  keepForBinOnly,
  end: endFiles,
};
