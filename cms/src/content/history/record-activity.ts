import { isDeepStrictEqual } from 'node:util';
import type { Core, UID } from '@strapi/strapi';
import { hasDrafts } from '../../platform/database/models';
import { CONTENT_TYPES, type ContentTypeUid, isSubmission } from '../content-types';
import { currentWrite, isInternalWrite } from '../internal-write';
import { titleOf } from '../rules/item-title';
import { type DocumentContext, isRead, type Rule, writtenData } from '../rules/rule';
import type { ActionName } from './actions';
import { type Activity, record } from './activity-log';
import { type ItemState, readItemState, stateByAnswer } from './item-state';
import { storeVersion } from './versions';

/** Names of decisions about submissions. */
const DECISIONS: Record<string, ActionName> = { approved: 'approve', rejected: 'reject' };

/** Actions that change the visible version but not the edited one. */
const EDITS_NOTHING = ['publish', 'unpublish'];

type Row = Record<string, unknown>;

/**
 * Records changes by the owner and by users of the panel in the transaction of the change: who, when and, for content,
 * the versions before and after.
 */
export const recordActivity: Rule =
  ({ strapi, caller }) =>
  async (context, next) => {
    // A change of a booking's state is recorded with its states elsewhere.
    const isMove = isInternalWrite('move');
    const recorded = !isRead(context) && !isMove && ['owner', 'editor'].includes(caller());
    if (!recorded) return next();
    return strapi.db.transaction(async () => {
      const before = await stateBefore(strapi, context);
      const result = await next();
      const answer = result as Row | null;
      const subject = await about(strapi, context.uid, context.params, answer);
      const after = await stateAfter(strapi, context, before, answer, subject.documentId);
      const id = await record(strapi, { ...whatWasDone(strapi, context, before, after), ...subject });
      const { documentId } = subject;
      // Submissions can be erased, but rows of the log cannot.
      if (documentId && !isSubmission(context.uid))
        await storeVersion(strapi, { id, contentType: context.uid, documentId, before, after });
      return result;
    });
  };

async function stateBefore(strapi: Core.Strapi, { uid, action, params }: DocumentContext) {
  const { documentId } = params as { documentId?: string };
  return action === 'create' || !documentId ? null : readItemState(strapi, uid, documentId);
}

async function stateAfter(
  strapi: Core.Strapi,
  context: DocumentContext,
  before: ItemState | null,
  answer: Row | null,
  documentId: string | undefined,
): Promise<ItemState | null> {
  const { uid, action } = context;
  if (action === 'delete' || !documentId) return null;
  if (EDITS_NOTHING.includes(action)) return before;
  const sent = Object.keys(writtenData(context) ?? {});
  const fromAnswer = action === 'update' && before && stateByAnswer(strapi, uid, before, answer, sent);
  return fromAnswer || readItemState(strapi, uid, documentId);
}

function whatWasDone(
  strapi: Core.Strapi,
  context: DocumentContext,
  before: ItemState | null,
  after: ItemState | null,
): Pick<Activity, 'action' | 'changedFields'> {
  const named = isInternalWrite('quote') ? quoteAction(context, after) : currentWrite();
  if (context.action !== 'update' || !before || !after)
    return { action: named ?? (context.action as ActionName) };
  const sent = Object.keys(writtenData(context) ?? {});
  const changedFields = sent.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const decision = changedFields.includes('status') ? DECISIONS[String(after.status)] : undefined;
  const published =
    hasDrafts(strapi, context.uid) && (context.params as { status?: unknown }).status === 'published';
  return { action: named ?? decision ?? (published ? 'publish' : 'update'), changedFields };
}

function quoteAction({ action }: DocumentContext, after: ItemState | null): ActionName {
  if (action === 'create') return 'begin-quote';
  return after?.state === 'sent' ? 'send-quote' : 'end-quote';
}

async function about(strapi: Core.Strapi, uid: UID.ContentType, params: object, result: Row | null) {
  const { documentId } = { ...params, ...result } as { documentId?: string };
  const item = (result?.entries as Row[] | undefined)?.[0] ?? result;
  if (isSubmission(uid)) return { contentType: uid, documentId };
  const isOfFile = CONTENT_TYPES[uid as ContentTypeUid].kind === 'companion';
  const title = isOfFile ? await fileName(strapi, uid, documentId) : titleOf(strapi, uid, item ?? {});
  return { contentType: uid, documentId, title: title ?? undefined };
}

/** What belongs to a file is named after it. */
async function fileName(strapi: Core.Strapi, uid: UID.ContentType, documentId: string | undefined) {
  const item: { file: { name: string } | null } | null = await strapi.db
    .query(uid)
    .findOne({ where: { documentId }, populate: { file: true } });
  return item?.file?.name;
}
