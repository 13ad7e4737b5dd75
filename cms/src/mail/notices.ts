import type { Core } from '@strapi/strapi';
import { readSettings } from '../content';
import { mailIsConfigured } from './mail-server';
import { type Item, queueNotice } from './outbox';

/** Queues news for the owner's next email, unless the owner has turned emails off. */
export async function notifyOwner(strapi: Core.Strapi, item: Item): Promise<void> {
  if (!mailIsConfigured()) return;
  const settings = await readSettings(strapi);
  if (settings.notifyOwner !== 'never') await queueNotice(strapi, item);
}
