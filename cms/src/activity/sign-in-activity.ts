import type { Core } from '@strapi/strapi';
import { type Tally, tally } from '../throttle/throttle';
import { record } from './activity-log';
import type { Actor } from './actor';

/** Failures recorded one by one; who guesses from many addresses must not fill the table. */
const FAILURES: Tally = { name: 'recorded-failures', seconds: 3600 };
const MOST_FAILURES = 300;

export async function recordSignIn(strapi: Core.Strapi, actor: Actor): Promise<void> {
  await record(strapi, { action: 'sign-in', actor });
}

/** @param name of an existing account; what else was typed may be a password in the wrong field */
export async function recordFailedSignIn(strapi: Core.Strapi, name: string | undefined): Promise<void> {
  const failures = await tally(strapi, FAILURES, []);
  if (failures > MOST_FAILURES) return;
  const action = failures === MOST_FAILURES ? 'many-failed-sign-ins' : 'failed-sign-in';
  await record(strapi, { action, actor: { kind: 'unknown', name } });
}
