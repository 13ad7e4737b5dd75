import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { QUOTE } from '../../booking/quotes/quote';
import { requirePlaceForQuote } from '../../booking/quotes/restore-quote';
import { rateCardParts } from '../../booking/rates/rate-card-rules';
import { currentCaller } from '../../platform/request/caller';
import { compCardPictures } from '../../site/digitals/comp-card-rules';
import { digitalFields } from '../../site/digitals/digital-sets';
import { oneProfilePerRole, webAddresses } from '../../site/pages/page-rules';
import { redirectsThatLead } from '../../site/pages/redirects';
import type { DocumentContext, Rule } from '../rules/rule';
import type { StoredItem, StoredRow } from './item-snapshot';

const COMMENT = 'api::comment.comment';

/** The rules that check a save against what else is stored, and change nothing by themselves. */
const CHECKS: Partial<Record<UID.ContentType, Rule[]>> = {
  'api::comp-card.comp-card': [compCardPictures],
  'api::contact-details.contact-details': [webAddresses],
  'api::digital-set.digital-set': [digitalFields],
  'api::rate-card.rate-card': [rateCardParts],
  'api::redirect.redirect': [redirectsThatLead],
  'api::role-profiles.role-profiles': [oneProfilePerRole],
};

/**
 * Holds an item from the bin to what a save of it would be held to. To be called in the transaction that puts it back, before
 * it is there.
 *
 * @throws ValidationError in the words of the rule
 */
export async function checkAsSaved(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  uid: UID.ContentType,
  { rows }: StoredItem,
): Promise<void> {
  const dependencies = { strapi, caller: () => currentCaller(strapi) };
  for (const row of rows) {
    if (uid === QUOTE) await requirePlaceForQuote(strapi, trx, row.fields);
    for (const rule of CHECKS[uid] ?? []) {
      const context = { uid, action: 'create', params: { data: asSent(row) } } as unknown as DocumentContext;
      await rule(dependencies)(context, async () => null as never);
    }
  }
}

/** A stored row as a save would send it. */
function asSent({ fields, files, parts }: StoredRow): Record<string, unknown> {
  const linked = Object.fromEntries(files.map(({ field, id }) => [field, id]));
  const components = parts.map(({ field, isOne, rows }) => {
    const sent = rows.map(asSent);
    return [field, isOne ? (sent[0] ?? null) : sent];
  });
  return { ...fields, ...linked, ...Object.fromEntries(components) };
}

/**
 * A comment without its post would be shown nowhere, and never be linked to the post again.
 *
 * @throws ValidationError when what the item belongs to is not there
 */
export async function requireOwner(strapi: Core.Strapi, uid: string, documentId: string): Promise<void> {
  if (uid !== COMMENT) return;
  const comment = await strapi.db
    .query(COMMENT)
    .findOne({ where: { documentId }, populate: { blogPost: { select: ['id'] } } });
  if (comment && !comment.blogPost)
    throw new errors.ValidationError(
      'The post that it belongs to is not there. Please restore the post first',
    );
}
