import { createHash, createHmac, randomBytes } from 'node:crypto';
import { formSecret } from '../../platform/secrets/secrets';
import { addDays } from '../../shared/days';
import { CLIENT_PAGE_DAYS } from '../../shared/retention';
import { endOfDay } from '../../shared/site-clock';

/** 16 bytes = 128 bits */
const TOKEN_BYTES = 16;

/** The stored part of a client's token. It opens the page only together with the server's secret. */
export interface StoredToken {
  tokenSeed: string;
  tokenHash: string;
  tokenEndsAt: Date;
}

/** Returns the token of a booking's page. The seed makes the same token again, for a mail or a WhatsApp text. */
export const tokenOf = (seed: string): string =>
  createHmac('sha256', formSecret())
    .update(`booking:${seed}`)
    .digest()
    .subarray(0, TOKEN_BYTES)
    .toString('base64url');

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export function newToken(lastDay: string): StoredToken {
  const tokenSeed = randomBytes(TOKEN_BYTES).toString('base64url');
  return { tokenSeed, tokenHash: hashOf(tokenOf(tokenSeed)), tokenEndsAt: endOfToken(lastDay) };
}

/** Returns the end of the ninetieth day after the last day. @param lastDay YYYY-MM-DD */
export const endOfToken = (lastDay: string): Date => new Date(endOfDay(addDays(lastDay, CLIENT_PAGE_DAYS)));
