import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import { port } from '../platform/port';

/** What the bin and History ask about the files of items. The engine `files` answers it. */
export interface ItemFiles {
  /** Returns ids of the files that an item contains or its texts show */
  ofItem: (strapi: Core.Strapi, uid: UID.ContentType, documentId: string) => Promise<number[]>;
  /**
   * Finds the files that have the content which these files had at a time. For a file replaced since then it is another
   * file.
   *
   * @param moment milliseconds since 1970
   * @returns ids in the order of `fileIds`
   */
  asOf: (strapi: Core.Strapi, fileIds: readonly number[], moment: number) => Promise<number[]>;
  /** Hides those of these files that nothing uses any longer, and shows those that something uses again */
  settle: (strapi: Core.Strapi, fileIds: readonly number[]) => Promise<void>;
  /** Notes that History no longer keeps these files, so that they end with their bin entry */
  keepForBinOnly: (trx: Knex.Transaction, fileIds: readonly number[]) => Promise<void>;
  /**
   * Deletes the files of an item that has left the bin for good, unless History may still restore them.
   *
   * @param now milliseconds since 1970
   */
  end: (strapi: Core.Strapi, fileIds: readonly number[], now: number) => Promise<void>;
}

export const itemFiles = port<ItemFiles>('item-files');
