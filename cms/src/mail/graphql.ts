import type { Core } from '@strapi/strapi';
import { type Operations, OWNER_ALONE } from '../platform/graphql/operations';
import { letters } from './letter-table';
import { asMail, MAIL_KINDS, outbox, wakeSender } from './outbox';
import { sendTestMail } from './sender';

/** Emails that could not be sent, for the owner. */
export const mailOperations: Operations = {
  access: OWNER_ALONE,
  types: /* GraphQL */ `
    "An email that could not be sent"
    type MailTrouble {
      id: Int!
      "${MAIL_KINDS.join(', ')}"
      kind: String!
      "null if the recipient has been deleted"
      recipient: String
      problem: String!
      createdAt: String!
      "null if it is not retried automatically"
      nextTryAt: String
    }
    "The newest failed emails. total counts all of them"
    type MailTroubles {
      total: Int!
      mails: [MailTrouble!]!
    }
  `,
  queries: { 'mailTroubles: MailTroubles!': mailTroubles },
  mutations: {
    'sendTestMail: Boolean!': [
      'For the owner. Sends an email to the owner, or refuses with what the mail server did',
      sendTestMail,
    ],
    'sendMailAgain: Int!': [
      'For the owner. Retries all failed emails and returns how many',
      tryTroubledAgain,
    ],
    'dismissFailedMail: Int!': [
      'For the owner. Deletes failed emails that are not retried automatically and returns how many',
      dismissFailed,
    ],
  },
};

/** Others are only counted, as most failures have the same reason. */
const MAX_LISTED = 5;

/** Failed emails that are not being sent at the moment. */
const troubled = (strapi: Core.Strapi) =>
  outbox(strapi).whereIn('state', ['waiting', 'failed']).whereNotNull('problem');

const asTime = (time: number) => new Date(time).toISOString();

/** Lists failed emails with recipient, reason and next automatic attempt, newest first. */
export async function mailTroubles(strapi: Core.Strapi) {
  const [count] = await troubled(strapi).count<{ total: number | string }[]>({ total: '*' });
  const rows = await troubled(strapi).orderBy('id', 'desc').limit(MAX_LISTED);
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

/** Makes all failed emails due now, with all attempts left, and returns how many. */
export async function tryTroubledAgain(strapi: Core.Strapi): Promise<number> {
  const count = await troubled(strapi).update({ state: 'waiting', due_at: Date.now(), attempts: 0 });
  wakeSender();
  return count;
}

/** Deletes failed emails that have no automatic attempt left, and returns how many. */
export async function dismissFailed(strapi: Core.Strapi): Promise<number> {
  return outbox(strapi).where({ state: 'failed' }).delete();
}
