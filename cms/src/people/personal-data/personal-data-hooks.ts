import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { port } from '../../platform/port';

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

/** Hooks by the uid of their type. */
export const personalDataHooks = port<Partial<Record<string, PersonalDataHooks>>>('personal-data-hooks');

export const personalDataHooksOf = (strapi: Core.Strapi, uid: string): PersonalDataHooks | undefined =>
  personalDataHooks.of(strapi)[uid];
