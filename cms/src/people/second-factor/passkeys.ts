import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Core } from '@strapi/strapi';
import { cleanValue } from '../../content/rules/clean-text';
import { refused } from '../refused';
import type { SignedInUser } from '../sessions/sign-in';
import { newChallenge, type Scope, takeChallenge } from './challenges';

const PASSKEYS = 'passkeys';
export const MOST_PASSKEYS = 20;
const NAME = { type: 'string', required: true, maxLength: 60 } as const;

export interface PasskeyRow {
  id: number;
  user_id: number;
  credential_id: string;
  public_key: string;
  counter: number | string;
  /** JSON */
  transports: string;
  /** Host of the site when it was added: the only one where browsers offer it */
  host: string;
  name: string;
  added_at: number | string;
  last_used_at: number | string | null;
}

/** Loaded when someone uses a passkey, because it takes 16 MB of memory. */
const library = () => import('@simplewebauthn/server');

/** Browsers bind a passkey to the host, and sign the origin. */
function site(): { origin: string; host: string } {
  const { origin, hostname } = new URL(process.env.PUBLIC_URL ?? 'http://localhost:3000');
  return { origin, host: hostname };
}

const table = (strapi: Core.Strapi) => strapi.db.connection<PasskeyRow>(PASSKEYS);

export const isUsable = ({ host }: PasskeyRow): boolean => host === site().host;

export async function passkeysOf(strapi: Core.Strapi, userId: number): Promise<PasskeyRow[]> {
  return await table(strapi).where({ user_id: userId }).orderBy('id');
}

const described = (passkeys: PasskeyRow[]) =>
  passkeys.map(({ credential_id, transports }) => ({
    id: credential_id,
    transports: JSON.parse(transports) as string[],
  }));

/** Returns what the browser needs to create a passkey. */
export async function optionsToAdd(strapi: Core.Strapi, { id, documentId, username }: SignedInUser) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: site().host,
    rpID: site().host,
    userID: new Uint8Array(Buffer.from(documentId)),
    userName: username,
    challenge: Buffer.from(await newChallenge(strapi, { purpose: 'add', userId: id }), 'base64url'),
    excludeCredentials: described(await passkeysOf(strapi, id)),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/**
 * Stores the passkey that a browser has created.
 *
 * @param name as typed by the owner
 * @returns the name as stored
 * @throws ValidationError for a name or a passkey that is not accepted, or for too many
 */
export async function addPasskey(
  strapi: Core.Strapi,
  user: SignedInUser,
  { name, passkey }: { name: string; passkey: unknown },
): Promise<string> {
  const cleanName = cleanValue('name', name, NAME);
  if (typeof cleanName !== 'string') throw refused('REQUIRED', { field: 'name' });
  const { verifyRegistrationResponse } = await library();
  const { verified, registrationInfo } = await checked(
    strapi,
    { purpose: 'add', userId: user.id },
    (expectedChallenge) =>
      verifyRegistrationResponse({
        response: passkey as RegistrationResponseJSON,
        expectedChallenge,
        expectedOrigin: site().origin,
        expectedRPID: site().host,
        requireUserVerification: true,
      }),
  );
  if (!verified) throw refused('PASSKEY_REFUSED');
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  await strapi.db.transaction(async ({ trx }) => {
    // Orders simultaneous additions, so that together they stay within the limit.
    await trx('up_users').where({ id: user.id }).forUpdate().first('id');
    const stored: PasskeyRow[] = await trx(PASSKEYS).where({ user_id: user.id });
    if (stored.length >= MOST_PASSKEYS) throw refused('TOO_MANY_PASSKEYS');
    if (stored.some(({ credential_id }) => credential_id === id)) throw refused('PASSKEY_REFUSED');
    await trx(PASSKEYS).insert({
      user_id: user.id,
      credential_id: id,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: JSON.stringify(transports),
      host: site().host,
      name: cleanName,
      added_at: Date.now(),
    });
  });
  return cleanName;
}

/** @returns the passkey that was removed; undefined if there is none of this id */
export async function removePasskey(
  strapi: Core.Strapi,
  userId: number,
  id: string,
): Promise<PasskeyRow | undefined> {
  // PostgreSQL fails on an id that is not an integer, so compare texts.
  const found = (await passkeysOf(strapi, userId)).find((passkey) => String(passkey.id) === id);
  const removed = found && (await table(strapi).where({ id: found.id }).delete());
  return removed === 1 ? found : undefined;
}

/** What a passkey is asked for. Without an account, the browser offers all passkeys of this site. */
interface Asked {
  purpose: 'sign-in' | 'confirm';
  userId?: number | undefined;
}

/** Returns what the browser needs to use a passkey. */
export async function optionsToUse(strapi: Core.Strapi, { purpose, userId }: Asked) {
  const { generateAuthenticationOptions } = await library();
  const usable = userId === undefined ? [] : (await passkeysOf(strapi, userId)).filter(isUsable);
  return generateAuthenticationOptions({
    rpID: site().host,
    challenge: Buffer.from(await newChallenge(strapi, { purpose, userId }), 'base64url'),
    allowCredentials: described(usable),
    userVerification: 'required',
  });
}

/**
 * Checks the answer of a passkey, and uses up its challenge.
 *
 * @returns the account of the passkey
 * @throws ValidationError PASSKEY_REFUSED
 */
export async function checkPasskey(
  strapi: Core.Strapi,
  answer: unknown,
  { purpose, userId }: Asked,
): Promise<number> {
  const response = answer as AuthenticationResponseJSON | null | undefined;
  const stored = await table(strapi)
    .where({ credential_id: String(response?.id) })
    .first();
  if (!response || !stored || (userId !== undefined && stored.user_id !== userId))
    throw refused('PASSKEY_REFUSED');
  const { verifyAuthenticationResponse } = await library();
  const credential = {
    id: stored.credential_id,
    publicKey: new Uint8Array(Buffer.from(stored.public_key, 'base64url')),
    counter: Number(stored.counter),
  };
  const { verified, authenticationInfo } = await checked(strapi, { purpose, userId }, (expectedChallenge) =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: site().origin,
      expectedRPID: site().host,
      credential,
      requireUserVerification: true,
    }),
  );
  if (!verified) throw refused('PASSKEY_REFUSED');
  await table(strapi)
    .where({ id: stored.id })
    .update({ counter: authenticationInfo.newCounter, last_used_at: Date.now() });
  return stored.user_id;
}

/**
 * Runs a check of the library, which throws for a wrong origin, challenge or signature and for answers of another shape.
 *
 * @throws ValidationError PASSKEY_REFUSED, or what the database threw
 */
async function checked<Result>(
  strapi: Core.Strapi,
  scope: Scope,
  check: (expectedChallenge: (challenge: string) => Promise<boolean>) => Promise<Result>,
): Promise<Result> {
  let trouble: unknown;
  const takeOurs = async (challenge: string) => {
    try {
      return await takeChallenge(strapi.db.connection, challenge, scope);
    } catch (error) {
      trouble = error;
      throw error;
    }
  };
  try {
    return await check(takeOurs);
  } catch (cause) {
    if (trouble) throw trouble;
    strapi.log.debug(`A passkey was not accepted: ${String(cause)}`);
    throw Object.assign(refused('PASSKEY_REFUSED'), { cause });
  }
}

/** Warns at the start of passkeys that stopped working because PUBLIC_URL got another host. */
export async function warnOfOtherHosts(strapi: Core.Strapi): Promise<void> {
  const { host } = site();
  const others = await table(strapi).whereNot({ host }).distinct('host');
  if (others.length === 0) return;
  const hosts = others.map((row) => row.host).join(', ');
  strapi.log.warn(
    `Passkeys of ${hosts} cannot be used at ${host}, the host of PUBLIC_URL. Sign in with your password and a code, and add a passkey for ${host}.`,
  );
}
