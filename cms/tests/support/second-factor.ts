import { createHash, createHmac, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { BootedCms } from './boot-strapi';
import { OWNER } from './boot-strapi';
import { type Answer, Client, cookieOf, freshAddress, visitor } from './client';

/** The header without which requests with cookies are refused. */
export const OURS = { 'x-requested-with': 'XMLHttpRequest' };

const SITE = { origin: 'http://localhost:3000', host: 'localhost' };

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * Returns the code that an authenticator app shows.
 *
 * @param key as shown to the owner
 */
export function codeOfApp(key: string, now = Date.now()): string {
  const bits = [...key.replaceAll(' ', '')].map((letter) =>
    BASE32.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const bytes = (bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)));
  const digest = createHmac('sha1', Buffer.from(bytes)).update(counter).digest();
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

interface Options {
  challenge: string;
}

interface Signing {
  origin?: string;
  /** Whether the person has shown a finger, a face or a PIN */
  isVerified?: boolean;
  counter?: number;
  /** Whether people may copy the passkey to other devices */
  isSynced?: boolean;
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest();

/** A device with one passkey, which answers as browsers do. */
export class Authenticator {
  readonly id = base64url(randomBytes(16));
  private readonly keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  });
  private counter = 0;

  create({ challenge }: Options, signing: Signing = {}) {
    const clientDataJSON = this.clientData('webauthn.create', challenge, signing);
    const authData = Buffer.concat([this.head(signing, 0x40), this.credential()]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return this.answer({
      clientDataJSON: base64url(clientDataJSON),
      attestationObject: base64url(isoCBOR.encode(attestation as never)),
      transports: ['internal'],
    });
  }

  use({ challenge }: Options, signing: Signing = {}) {
    this.counter = signing.counter ?? this.counter + 1;
    const clientDataJSON = this.clientData('webauthn.get', challenge, signing);
    const authData = this.head(signing, 0);
    const signed = Buffer.concat([authData, sha256(clientDataJSON)]);
    return this.answer({
      clientDataJSON: base64url(clientDataJSON),
      authenticatorData: base64url(authData),
      signature: base64url(sign('sha256', signed, this.keys.privateKey)),
    });
  }

  private answer(response: object) {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private clientData(type: string, challenge: string, { origin = SITE.origin }: Signing): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private head({ isVerified = true, isSynced = false }: Signing, more: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = Buffer.from([0x01 | (isVerified ? 0x04 : 0) | (isSynced ? 0x18 : 0) | more]);
    return Buffer.concat([sha256(SITE.host), flags, counter]);
  }

  private credential(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const cose = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    return Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(cose as never)]);
  }
}

interface Change {
  signingIn: { passkeys: { id: string; name: string }[] };
  recoveryCodes: string[];
}

const CHANGE = '{ signingIn { passkeys { id name } } recoveryCodes }';

/** Adds a passkey as the owner's area does. */
export async function addPasskey(
  owner: Client,
  device: Authenticator,
  { name = 'Pixel', ...signing }: Signing & { name?: string } = {},
): Promise<Answer<{ addPasskey: Change }>> {
  const { data } = await owner.graphql<{ addingOptions: Options }>('mutation { addingOptions }');
  const passkey = device.create(data?.addingOptions ?? { challenge: '' }, signing);
  return owner.graphql(
    `mutation ($name: String!, $passkey: JSON!) { addPasskey(name: $name, passkey: $passkey) ${CHANGE} }`,
    { name, passkey },
  );
}

/** Sets up an app. Returns its key and the recovery codes. */
export async function setUpApp(owner: Client): Promise<{ key: string; recoveryCodes: string[] }> {
  const { data: begun } = await owner.graphql<{ setUpApp: { key: string } }>('mutation { setUpApp { key } }');
  const key = begun?.setUpApp.key ?? '';
  const { data, failure } = await owner.graphql<{ turnOnApp: Change }>(
    `mutation ($code: String!) { turnOnApp(code: $code) ${CHANGE} }`,
    { code: codeOfApp(key) },
  );
  if (!data) throw new Error(`The app was not turned on: ${failure?.message}`);
  return { key, recoveryCodes: data.turnOnApp.recoveryCodes };
}

export interface SecondStep {
  token: string;
  passkey: boolean;
  code: boolean;
  recoveryCode: boolean;
  isAppUnreadable: boolean;
}

/** Sends the owner's password. Returns what must be proved too. */
export async function passwordAlone(cms: BootedCms, caller = visitor(cms)): Promise<SecondStep> {
  const { text } = await caller.rest('POST', '/api/auth/local', {
    identifier: OWNER.username,
    password: OWNER.password,
  });
  return (JSON.parse(text) as { secondStep: SecondStep }).secondStep;
}

export const secondStep = (caller: Client, body: object) =>
  caller.rest('POST', '/api/auth/second-step', body, OURS);

export async function optionsFor(caller: Client, token?: string): Promise<Options> {
  const { text } = await caller.rest('POST', '/api/auth/passkey-options', token ? { token } : {}, OURS);
  return (JSON.parse(text) as { options: Options }).options;
}

export const signInWithPasskey = (caller: Client, passkey: unknown) =>
  caller.rest('POST', '/api/auth/passkey', { passkey }, OURS);

/** Returns the signed-in owner of an answer to a sign-in, with the session cookie. */
export function signedIn(cms: BootedCms, { text, headers }: Answer<unknown>) {
  const { jwt } = JSON.parse(text) as { jwt: string };
  return {
    owner: new Client(cms.url, { authorization: `Bearer ${jwt}` }, freshAddress()),
    cookie: cookieOf(headers),
  };
}

/** Removes all ways to sign in besides the password, and forgets limits. */
export async function passwordOnly(cms: BootedCms): Promise<void> {
  const knex = cms.strapi.db.connection;
  for (const table of ['passkeys', 'authenticator_apps', 'recovery_codes', 'sign_in_challenges'])
    await knex(table).delete();
  await knex('throttle_counters').delete();
}

/** Lets the newest code of the app work again, which a test needs several times within 30 seconds. */
export const forgetUsedCodes = (cms: BootedCms) =>
  cms.strapi.db.connection('authenticator_apps').update({ last_step: 0 });

/** Makes the stored key of the app look as after a restore without the secrets. */
export const loseKeyOfApp = (cms: BootedCms, secret = 'v1:00:00:00') =>
  cms.strapi.db.connection('authenticator_apps').update({ secret });

/** What asks the owner to confirm who they are. */
export const GUARDED: Record<string, string> = {
  person: '{ person(email: "nobody@example.org") { email } }',
  erasePerson: 'mutation { erasePerson(email: "nobody@example.org") { email } }',
  changeOwnEmail: 'mutation { changeOwnEmail(email: "me@example.org") }',
  renewCalendarFeed: 'mutation { renewCalendarFeed }',
  addingOptions: 'mutation { addingOptions }',
  addPasskey: 'mutation { addPasskey(name: "x", passkey: {}) { recoveryCodes } }',
  removePasskey: 'mutation { removePasskey(id: "1") { recoveryCodes } }',
  setUpApp: 'mutation { setUpApp { key } }',
  turnOnApp: 'mutation { turnOnApp(code: "000000") { recoveryCodes } }',
  removeApp: 'mutation { removeApp { recoveryCodes } }',
  renewRecoveryCodes: 'mutation { renewRecoveryCodes { recoveryCodes } }',
  endOtherDevices: 'mutation { endOtherDevices { recoveryCodesLeft } }',
  endDevice: 'mutation { endDevice(id: "another") { recoveryCodesLeft } }',
};
