import type { Core } from '@strapi/strapi';
import { letters } from './letter-table';
import { asMail, outbox, wakeSender } from './outbox';

/** More are counted, not listed: they mostly have the reason in common. */
const MOST_LISTED = 5;

/** Mail that could not be sent, and is not being sent now. */
const troubled = (strapi: Core.Strapi) =>
  outbox(strapi).whereIn('state', ['waiting', 'failed']).whereNotNull('problem');

const asTime = (time: number) => new Date(time).toISOString();

/** For the owner: to whom, why not, and when it is tried again by itself. The newest first. */
export async function mailTroubles(strapi: Core.Strapi) {
  const [count] = await troubled(strapi).count<{ total: number | string }[]>({ total: '*' });
  const rows = await troubled(strapi).orderBy('id', 'desc').limit(MOST_LISTED);
  const listed = rows.map(async (row) => {
    const mail = asMail(row);
    return {
      id: mail.id,
      kind: mail.kind,
      recipient: (await letters.of(strapi)[mail.kind].recipient(strapi, mail)) ?? null,
      problem: row.problem ?? '',
      createdAt: asTime(mail.createdAt),
      nextTryAt: row.state === 'waiting' ? asTime(Number(row.due_at)) : null,
    };
  });
  return { total: Number(count?.total ?? 0), mails: await Promise.all(listed) };
}

/** All of it is due now, with as many tries as at first. @returns how many mails */
export async function tryTroubledAgain(strapi: Core.Strapi): Promise<number> {
  const count = await troubled(strapi).update({ state: 'waiting', due_at: Date.now(), attempts: 0 });
  wakeSender();
  return count;
}

/** Mail that is not tried again by itself goes. @returns how many mails */
export async function dismissFailed(strapi: Core.Strapi): Promise<number> {
  return outbox(strapi).where({ state: 'failed' }).delete();
}
