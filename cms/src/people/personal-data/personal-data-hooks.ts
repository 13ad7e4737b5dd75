import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { port } from '../../platform/port';

/** Steps that a content type adds when a visitor's data is exported, erased or deleted by age. */
export interface PersonalDataHooks {
  /** Reads further data of an item, such as quotes, which have separate documentIds */
  readMore: (
    strapi: Core.Strapi,
    documentId: string,
  ) => Promise<{ fields: Record<string, unknown>; documentIds: string[] }>;
  /** @returns documentIds of rows that are deleted together with the item */
  deletedWith: (strapi: Core.Strapi, documentId: string) => Promise<string[]>;
  /** Takes the locks that must come before the lock of a row */
  lock: (trx: Knex.Transaction) => Promise<void>;
}

export const personalDataHooks = port<Partial<Record<string, PersonalDataHooks>>>('personal-data-hooks');

export const personalDataHooksOf = (strapi: Core.Strapi, uid: string): PersonalDataHooks | undefined =>
  personalDataHooks.of(strapi)[uid];
