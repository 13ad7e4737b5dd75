import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

/** What a type adds when a visitor's data is read, erased or deleted for its age. */
export interface PersonalDataHooks {
  /** Reads what else is stored about an item. Quotes and the like have their own documentIds */
  readMore: (
    strapi: Core.Strapi,
    documentId: string,
  ) => Promise<{ fields: Record<string, unknown>; documentIds: string[] }>;
  /** @returns documentIds of what is deleted together with an item */
  deletedWith: (strapi: Core.Strapi, documentId: string) => Promise<string[]>;
  /** Locks what has to be locked before a row of the type */
  lock: (trx: Knex.Transaction) => Promise<void>;
}

let hooksByType: Partial<Record<string, PersonalDataHooks>> = {};

/** @param table hooks by the uid of their type */
export function setPersonalDataHooks(table: Partial<Record<string, PersonalDataHooks>>): void {
  hooksByType = table;
}

export const personalDataHooksOf = (uid: string): PersonalDataHooks | undefined => hooksByType[uid];
