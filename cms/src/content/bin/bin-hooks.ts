import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { port } from '../../platform/port';
import type { Rule } from '../rules/rule';
import type { StoredItem } from './item-snapshot';

/**
 * Steps that a content type adds when its items are restored from the bin or deleted for good. Each runs in the
 * transaction of that change.
 */
export interface BinHooks {
  /** Locks such items, so that data read afterwards stays valid until the transaction ends */
  lock?: (trx: Knex.Transaction) => Promise<void>;
  /** Rules that check an item against other stored data, without changing anything */
  checks?: readonly Rule[];
  /** @throws ValidationError if a stored row cannot be restored now */
  requirePlace?: (
    strapi: Core.Strapi,
    trx: Knex.Transaction,
    fields: Record<string, unknown>,
  ) => Promise<void>;
  /**
   * Changes the rows of an item before they are restored, if other items use what was theirs.
   *
   * @returns a sentence about what is different, if anything is
   */
  settleRows?: (
    strapi: Core.Strapi,
    trx: Knex.Transaction,
    uid: string,
    documentId: string,
    item: StoredItem,
  ) => Promise<string | undefined>;
  /** @returns a sentence about changes since the deletion, if there are any */
  afterRestore?: (
    strapi: Core.Strapi,
    trx: Knex.Transaction,
    documentId: string,
  ) => Promise<string | undefined>;
  /** Restores a file, which is not stored as an item */
  restoreFile?: (strapi: Core.Strapi, trx: Knex.Transaction, fileId: number | undefined) => Promise<void>;
  /**
   * Deletes the dependents of an item that is deleted for good.
   *
   * @returns their documentIds
   */
  beforeEnd?: (strapi: Core.Strapi, documentId: string) => Promise<string[]>;
}

export const binHooks = port<Partial<Record<string, BinHooks>>>('bin-hooks');

export const binHooksOf = (strapi: Core.Strapi, uid: string): BinHooks => binHooks.of(strapi)[uid] ?? {};
