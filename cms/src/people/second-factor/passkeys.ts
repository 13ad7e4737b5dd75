import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Core } from '@strapi/strapi';
import { cleanValue } from '../../content/rules/clean-text';
import type { Refused } from '../../platform/refusal';
import { PASSKEY_NAME_LENGTH } from '../../shared/limits';
import { type SignedInUser, USER } from '../accounts/account';
import { recordFailedSignIn } from '../sessions/account-activity';
import { refused } from '../wording';
import { newChallenge, type Scope, takeChallenge } from './challenges';
import { tellOfCopiedPasskey } from './tell-owner';

const PASSKEYS = 'passkeys';
export const MAX_PASSKEYS = 20;
const NAME = { type: 'string', required: true, maxLength: PASSKEY_NAME_LENGTH } as const;

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
  /** Whether people may copy it, such as to another phone. SQLite: 0 or 1 */
  backup_eligible: boolean | number;
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
  userId: number,
  { name, passkey }: { name: string; passkey: unknown },
): Promise<string> {
  const cleanName = cleanValue('name', name, NAME);
  if (typeof cleanName !== 'string') throw refused('REQUIRED', { field: 'name' });
  const { verifyRegistrationResponse } = await library();
  const response = passkey as RegistrationResponseJSON | null | undefined;
  const scope = { purpose: 'add', userId } as const;
  const { verified, registrationInfo } = await checked(strapi, response, scope, verifyRegistrationResponse);
  if (!verified) throw refused('PASSKEY_DAMAGED');
  if (!registrationInfo.userVerified) throw refused('PASSKEY_UNVERIFIED');
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  await strapi.db.transaction(async ({ trx }) => {
    // Orders simultaneous additions, so that together they stay within the limit.
    await trx('up_users').where({ id: userId }).forUpdate().first('id');
    const stored: PasskeyRow[] = await trx(PASSKEYS).where({ user_id: userId });
    if (stored.length >= MAX_PASSKEYS) throw refused('TOO_MANY_PASSKEYS');
    if (stored.some(({ credential_id }) => credential_id === id)) throw refused('PASSKEY_KNOWN');
    await trx(PASSKEYS).insert({
      user_id: userId,
      credential_id: id,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: JSON.stringify(transports),
      host: site().host,
      name: cleanName,
      added_at: Date.now(),
      backup_eligible: registrationInfo.credentialDeviceType === 'multiDevice',
    });
  });
  return cleanName;
}

/** @returns the passkey that was removed; undefined if there is none of this id */
export async function removePasskey(strapi: Core.Strapi, userId: number, id: string) {
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
 * Checks the answer of a passkey, and uses up its challenge. A refusal is logged with its reason.
 *
 * @returns the account of the passkey
 * @throws ValidationError PASSKEY_… with the reason
 */
export async function checkPasskey(strapi: Core.Strapi, answer: unknown, asked: Asked): Promise<number> {
  const response = answer as AuthenticationResponseJSON | null | undefined;
  const stored = await table(strapi)
    .where({ credential_id: String(response?.id) })
    .first();
  try {
    if (!stored || (asked.userId !== undefined && stored.user_id !== asked.userId))
      throw refused('PASSKEY_UNKNOWN');
    await checkAnswer(strapi, stored, response, asked);
    return stored.user_id;
  } catch (error) {
    const { code } = (error as Partial<Refused>).details ?? {};
    if (code) await reportRefusal(strapi, code, stored);
    throw error;
  }
}

async function checkAnswer(
  strapi: Core.Strapi,
  stored: PasskeyRow,
  response: AuthenticationResponseJSON | null | undefined,
  asked: Asked,
): Promise<void> {
  const { verifyAuthenticationResponse } = await library();
  const credential = {
    id: stored.credential_id,
    publicKey: new Uint8Array(Buffer.from(stored.public_key, 'base64url')),
    // With the stored counter, the library would refuse passkeys that people copy on purpose.
    counter: 0,
  };
  const { verified, authenticationInfo } = await checked(strapi, response, asked, (expected) =>
    verifyAuthenticationResponse({ ...expected, credential }),
  );
  if (!verified) throw refused('PASSKEY_DAMAGED');
  const { newCounter, userVerified } = authenticationInfo;
  if (!userVerified) throw refused('PASSKEY_UNVERIFIED');
  const counts = newCounter > 0 || Number(stored.counter) > 0;
  if (!stored.backup_eligible && counts && newCounter <= Number(stored.counter))
    throw refused('PASSKEY_COPIED', { params: { name: stored.name } });
  await table(strapi).where({ id: stored.id }).update({ counter: newCounter, last_used_at: Date.now() });
}

/** Reports a refusal in the log of the server and, for a known passkey, in Activity. */
async function reportRefusal(strapi: Core.Strapi, code: string, stored: PasskeyRow | undefined) {
  strapi.log.warn(`A passkey was refused: ${code}`);
  if (!stored) return;
  const user: SignedInUser | null = await strapi.db.query(USER).findOne({ where: { id: stored.user_id } });
  await recordFailedSignIn(strapi, user?.username, 'refused-passkey', stored.name);
  if (code === 'PASSKEY_COPIED' && user) await tellOfCopiedPasskey(strapi, user.id, stored.name);
}

interface Answer {
  response: { clientDataJSON: string };
}

/**
 * Checks where a browser answered and uses up the challenge that it answered, then runs a check of the library, which
 * throws for a wrong signature and for answers of another shape. The caller checks that a person was verified.
 *
 * @throws ValidationError PASSKEY_… with the reason
 */
async function checked<Response extends Answer, Result>(
  strapi: Core.Strapi,
  response: Response | null | undefined,
  scope: Scope,
  check: (expected: {
    response: Response;
    expectedChallenge: string;
    expectedOrigin: string;
    expectedRPID: string;
    requireUserVerification: false;
  }) => Promise<Result>,
): Promise<Result> {
  const { origin, host } = site();
  const client = clientData(response);
  if (!response || !client) throw refused('PASSKEY_DAMAGED');
  if (client.origin !== origin) throw refused('PASSKEY_ELSEWHERE', { params: { address: origin } });
  const expectedChallenge = String(client.challenge);
  if (!(await takeChallenge(strapi.db.connection, expectedChallenge, scope)))
    throw refused('PASSKEY_EXPIRED');
  try {
    return await check({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: false,
    });
  } catch (cause) {
    throw Object.assign(refused('PASSKEY_DAMAGED'), { cause });
  }
}

/** Returns what a browser says of its answer; undefined for an answer of another shape. */
function clientData(answer: Partial<Answer> | null | undefined) {
  try {
    const text = Buffer.from(String(answer?.response?.clientDataJSON), 'base64url').toString();
    return Object(JSON.parse(text)) as { origin?: unknown; challenge?: unknown };
  } catch {
    return undefined;
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
