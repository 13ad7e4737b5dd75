import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { port } from '../../platform/port';
import type { Rule } from '../rules/rule';

/** What a type adds when its items are restored from the bin or deleted there. Each runs in the transaction of that change. */
export interface BinHooks {
  /** Makes other changes of such items wait until the transaction ends: what it reads is then as it stays */
  lock?: (trx: Knex.Transaction) => Promise<void>;
  /** Rules of saving that check an item against what else is stored, and change nothing by themselves */
  checks?: readonly Rule[];
  /** @throws ValidationError when a stored row cannot be restored now */
  requirePlace?: (
    strapi: Core.Strapi,
    trx: Knex.Transaction,
    fields: Record<string, unknown>,
  ) => Promise<void>;
  /** Fills in fields that rows of earlier releases lack */
  completeRows?: (strapi: Core.Strapi) => Promise<void>;
  /** @returns a sentence about what differs from the time it was deleted, if anything does */
  afterRestore?: (
    strapi: Core.Strapi,
    trx: Knex.Transaction,
    documentId: string,
  ) => Promise<string | undefined>;
  /** Restores a file, which is not stored as an item */
  restoreFile?: (strapi: Core.Strapi, trx: Knex.Transaction, fileId: number | undefined) => Promise<void>;
  /** Deletes what belongs to an item that ends. @returns the documentIds of what was deleted */
  beforeEnd?: (strapi: Core.Strapi, documentId: string) => Promise<string[]>;
}

/** Hooks by the uid of their type. */
export const binHooks = port<Partial<Record<string, BinHooks>>>('bin-hooks');

export const binHooksOf = (strapi: Core.Strapi, uid: string): BinHooks => binHooks.of(strapi)[uid] ?? {};
