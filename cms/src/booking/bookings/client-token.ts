import { createHash, createHmac, randomBytes } from 'node:crypto';
import { formSecret } from '../../platform/secrets/secrets';
import { addDays } from '../../shared/days';
import { endOfDay } from '../../shared/nairobi';

const DAYS_AFTER = 90;
/** 128 bits */
const TOKEN_BYTES = 16;

/** What the database holds of a client's token: neither opens the page without the server's secret. */
export interface StoredToken {
  tokenSeed: string;
  tokenHash: string;
  tokenEndsAt: Date;
}

/** The token of a booking's page. It can be written again later, into a mail or a WhatsApp text. */
export const tokenOf = (seed: string): string =>
  createHmac('sha256', formSecret())
    .update(`booking:${seed}`)
    .digest()
    .subarray(0, TOKEN_BYTES)
    .toString('base64url');

/** By which a booking is found. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export function newToken(lastDay: string): StoredToken {
  const tokenSeed = randomBytes(TOKEN_BYTES).toString('base64url');
  return { tokenSeed, tokenHash: hashOf(tokenOf(tokenSeed)), tokenEndsAt: endOfToken(lastDay) };
}

/** The end, in Nairobi, of the ninetieth day after the last one. @param lastDay YYYY-MM-DD */
export const endOfToken = (lastDay: string): Date => new Date(endOfDay(addDays(lastDay, DAYS_AFTER)));
