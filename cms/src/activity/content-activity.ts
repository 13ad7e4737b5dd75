import { isDeepStrictEqual } from 'node:util';
import type { Core, UID } from '@strapi/strapi';
import { SUBMISSIONS } from '../content-types';
import { type DocumentContext, isRead, type Rule, writtenData } from '../rules/document-middleware';
import { type Activity, record } from './activity-log';

/** What a decision about something a visitor sent is called. */
const DECISIONS: Record<string, string> = { approved: 'approve', rejected: 'reject' };

type Row = Record<string, unknown>;

/** What the owner and the people of the panel change is recorded with the change, or neither is there. */
export const recordActivity: Rule =
  ({ strapi, caller }) =>
  async (context, next) => {
    const recorded = !isRead(context) && ['owner', 'editor'].includes(caller());
    if (!recorded) return next();
    return strapi.db.transaction(async () => {
      const data = context.action === 'update' ? writtenData(context) : undefined;
      const before = data && (await stateOf(strapi, context, data));
      const result = await next();
      const answer = result as Row | null;
      const after =
        data && (tells(strapi, context, answer, data) ? answer : await stateOf(strapi, context, data));
      await record(strapi, {
        ...whatWasDone(strapi, context, before, after),
        ...about(strapi, context.uid, context.params, answer),
      });
      return result;
    });
  };

/** The edited version, with what this save may change beyond its own row. */
async function stateOf(strapi: Core.Strapi, { uid, params }: DocumentContext, data: Row): Promise<Row> {
  const { attributes, options } = strapi.contentType(uid);
  const populate: Record<string, true | { select: string[] }> = {};
  for (const [name, { type }] of Object.entries<{ type: string }>(attributes)) {
    if (!(name in data)) continue;
    if (type === 'component') populate[name] = true;
    if (type === 'relation' || type === 'media') populate[name] = { select: ['id'] };
  }
  const { documentId } = params as { documentId: string };
  const edited = options?.draftAndPublish ? { publishedAt: null } : {};
  return (await strapi.db.query(uid).findOne({ where: { documentId, ...edited }, populate })) ?? {};
}

/** Whether the answer to a save holds all that was saved: no part or link, and nothing that was not asked for. */
function tells(strapi: Core.Strapi, { uid }: DocumentContext, answer: Row | null, data: Row): answer is Row {
  const attributes: Record<string, { type: string }> = strapi.contentType(uid).attributes;
  return Object.keys(data).every(
    (name) =>
      answer && name in answer && !['component', 'relation', 'media'].includes(attributes[name]?.type ?? ''),
  );
}

function whatWasDone(
  strapi: Core.Strapi,
  context: DocumentContext,
  before: Row | undefined,
  after: Row | undefined,
): Pick<Activity, 'action' | 'changedFields'> {
  if (!before || !after) return { action: context.action };
  const sent = Object.keys(writtenData(context) ?? {});
  const changedFields = sent.filter((name) => name !== 'revision' && !sameValue(before[name], after[name]));
  const decision = changedFields.includes('status') ? DECISIONS[String(after.status)] : undefined;
  const { draftAndPublish } = strapi.contentType(context.uid).options ?? {};
  const published = draftAndPublish && (context.params as { status?: unknown }).status === 'published';
  return { action: decision ?? (published ? 'publish' : 'update'), changedFields };
}

/** Components get new ids with every save. */
const sameValue = (before: unknown, after: unknown) =>
  isDeepStrictEqual(withoutIds(before), withoutIds(after));

function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const { id, ...fields } = value as Row;
  return Object.keys(fields).length === 0 ? id : fields;
}

function about(strapi: Core.Strapi, uid: UID.ContentType, params: object, result: Row | null) {
  const { documentId } = { ...params, ...result } as { documentId?: string };
  const item = (result?.entries as Row[] | undefined)?.[0] ?? result;
  const { kind, info } = strapi.contentType(uid);
  const sentByVisitor = SUBMISSIONS.some((submission) => submission === uid);
  const title = kind === 'singleType' ? info.displayName : item?.title;
  return {
    contentType: uid,
    documentId,
    title: sentByVisitor || typeof title !== 'string' ? undefined : title,
  };
}
