import type { Core, UID } from '@strapi/strapi';
import { eachAlone } from '../../platform/jobs/each-alone';
import { isSubmission } from '../content-types';
import { dropDraftsAbout } from '../drafts/drafts';
import type { ActionName } from '../history/actions';
import { record } from '../history/activity-log';
import { readItemState } from '../history/item-state';
import { storeVersion } from '../history/versions';
import { internalWrite } from '../internal-write';
import { itemFiles } from '../item-files';
import { refused } from '../rules/wording';
import { holdBackIfMissed } from '../schedule/schedule-table';
import { binHooksOf } from './bin-hooks';
import { idsOverIn, takeFromBin } from './bin-table';
import { putBack } from './item-snapshot';
import { checkAsSaved, requireOwner } from './restore-checks';

const FILE: string = 'plugin::upload.file';

const gone = () => refused('NOT_IN_BIN', { kind: 'missing' });

/**
 * Restores a deleted item under its former id: draft and published version, with components, files and links.
 *
 * @throws NotFoundError if it is not in the bin; ValidationError if another item has taken its place
 */
export function restoreFromBin(strapi: Core.Strapi, id: number) {
  return strapi.db.transaction(async ({ trx }) => {
    const binned = await takeFromBin(trx, id);
    if (!binned) throw gone();
    const { contentType, documentId, title, item } = binned;
    const hooks = binHooksOf(strapi, contentType);
    if (contentType === FILE) {
      await internalWrite('replace', async () => hooks.restoreFile?.(strapi, trx, binned.fileIds[0]));
      await record(strapi, { action: 'bring-back', contentType, documentId, title: title ?? undefined });
      return { contentType, documentId, leftOut: [], note: undefined };
    }
    await hooks.lock?.(trx);
    await requirePlace(strapi, contentType, documentId);
    const settled = await hooks.settleRows?.(strapi, trx, contentType, documentId, item);
    await internalWrite('restore', () => checkAsSaved(strapi, trx, contentType, item));
    const leftOut = await putBack(strapi, trx, contentType, item, binned.deletedAt);
    await requireOwner(strapi, trx, contentType, item);
    const files = itemFiles.of(strapi);
    await files.settle(strapi, await files.ofItem(strapi, contentType, documentId));
    const note = (await hooks.afterRestore?.(strapi, trx, documentId)) ?? settled;
    await holdBackIfMissed(trx, documentId);
    const sent = isSubmission(contentType);
    const recorded = await record(strapi, {
      action: 'bring-back',
      contentType,
      documentId,
      title: sent ? undefined : (title ?? undefined),
    });
    if (!sent) {
      const after = await readItemState(strapi, contentType, documentId);
      await storeVersion(strapi, { id: recorded, contentType, documentId, before: null, after });
    }
    return { contentType, documentId, leftOut, note };
  });
}

async function requirePlace(strapi: Core.Strapi, uid: UID.ContentType, documentId: string): Promise<void> {
  const { kind, info } = strapi.contentType(uid);
  const taken = kind === 'singleType' ? {} : { documentId };
  if ((await strapi.db.query(uid).count({ where: taken })) > 0)
    throw refused('CREATED_AGAIN', { params: { name: info.displayName } });
}

/** Deletes an entry of the bin for good, with drafts about it, and with files that no other item uses. */
export async function deleteForGood(strapi: Core.Strapi, id: number): Promise<boolean> {
  if (!(await end(strapi, id, Date.now(), 'delete-for-good'))) throw gone();
  return true;
}

async function end(strapi: Core.Strapi, id: number, now: number, recordedAs?: ActionName): Promise<boolean> {
  const ended = await strapi.db.transaction(async ({ trx }) => {
    const taken = await takeFromBin(trx, id);
    if (taken && recordedAs) {
      const { contentType, documentId, title } = taken;
      const recordedTitle = isSubmission(contentType) ? undefined : (title ?? undefined);
      await record(strapi, { action: recordedAs, contentType, documentId, title: recordedTitle });
    }
    if (!taken) return undefined;
    const { contentType, documentId, fileIds } = taken;
    const belonging = (await binHooksOf(strapi, contentType).beforeEnd?.(strapi, documentId)) ?? [];
    // A deleted or replaced file is no longer kept once its entry is deleted.
    if (contentType === FILE) await itemFiles.of(strapi).keepForBinOnly(trx, fileIds);
    return { documentIds: [documentId, ...belonging], fileIds };
  });
  if (!ended) return false;
  await dropDraftsAbout(strapi, ended.documentIds);
  await itemFiles.of(strapi).end(strapi, ended.fileIds, now);
  return true;
}

/**
 * Deletes entries whose time in the bin is over.
 *
 * @param now milliseconds since 1970
 */
export async function clearBin(strapi: Core.Strapi, now: number): Promise<void> {
  await eachAlone(strapi, await idsOverIn(strapi, now), (id) => end(strapi, id, now));
}

/** Deletes one visitor's submission from the bin without recording it. */
export const forget = async (strapi: Core.Strapi, id: number): Promise<void> => {
  await end(strapi, id, Date.now());
};
