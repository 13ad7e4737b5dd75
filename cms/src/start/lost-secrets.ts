import type { Core } from '@strapi/strapi';
import { openCurrentLinks } from '../booking/client/booking-links';
import { USER } from '../people/accounts/account';
import { countUnreadableApps } from '../people/second-factor/authenticator-app';
import { endAllSessions } from '../people/sessions/refresh-token';
import { ABOUT_SITE, APP_UNREADABLE, addNotice, dropNotice, type NoticeEvent } from '../platform/notices';
import { forgetPush } from '../push/push-devices';
import { wording as sentences } from './wording';

const wording = sentences.lostSecrets;

/** Tokens of the raw panel, and the secret without which they are refused. */
const TOKENS = [
  { secret: 'API_TOKEN_SALT', uid: 'admin::api-token' },
  { secret: 'TRANSFER_TOKEN_SALT', uid: 'admin::transfer-token' },
] as const;

/** Secrets that sign the cookies of a session. */
const OF_SESSIONS = ['JWT_SECRET', 'FORM_SECRET'];

/**
 * Finds what was stored with secrets that this server lacks, such as after a restore without secrets.json. Mends what
 * can be mended, and names it in one paragraph of the log and on the dashboard.
 *
 * @param changed names of secrets that differ from those of the start before
 */
export async function reportLostSecrets(strapi: Core.Strapi, changed: readonly string[]): Promise<void> {
  const found: string[] = [];
  const report = async (count: number, event: NoticeEvent, sentence: (count: number) => string) => {
    if (count === 0) return;
    found.push(sentence(count));
    await addNotice(strapi, { event, about: ABOUT_SITE });
  };
  const apps = await countUnreadableApps(strapi);
  if (apps === 0) await dropNotice(strapi.db.connection, APP_UNREADABLE);
  await report(apps, 'APP_UNREADABLE', wording.apps);
  await report(await openCurrentLinks(strapi), 'BOOKING_LINKS_RENEWED', wording.links);
  await report(await countTokens(strapi, changed), 'API_TOKENS_LOST', wording.tokens);
  await report(changed.includes('RENDER_SECRET') ? 1 : 0, 'PREVIEW_LINKS_LOST', wording.previews);
  if (changed.includes('FORM_SECRET')) await report(await forgetPush(strapi, {}), 'PUSH_LOST', wording.push);
  if (changed.some((name) => OF_SESSIONS.includes(name))) {
    await endUsersSessions(strapi);
    found.push(wording.sessions);
  }
  if (changed.length > 0) found.unshift(wording.changed(changed));
  if (found.length > 0) strapi.log.warn([...found, wording.remedy].join(' '));
}

async function countTokens(strapi: Core.Strapi, changed: readonly string[]): Promise<number> {
  const lost = TOKENS.filter(({ secret }) => changed.includes(secret));
  const counts = await Promise.all(lost.map(({ uid }) => strapi.db.query(uid).count()));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Their cookies can no longer be read, so the owner should not see them as signed in. */
async function endUsersSessions(strapi: Core.Strapi): Promise<void> {
  const users: { id: number }[] = await strapi.db.query(USER).findMany({ select: ['id'] });
  for (const { id } of users) await endAllSessions(strapi, id);
}
