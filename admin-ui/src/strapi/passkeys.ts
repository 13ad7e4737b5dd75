import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { PasskeyCancelled, Refusal, Unavailable } from './errors';
import { wording } from './wording';

/** IPv4, or IPv6 in brackets: browsers have no passkeys for these. */
const IP_ADDRESS = /^[\d.]+$|^\[/;

/** Returns whether this browser has passkeys for this address. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && !IP_ADDRESS.test(location.hostname);

/** Loaded when it is needed: most sign-ins do without. */
const webauthn = () =>
  import('@simplewebauthn/browser').catch(() => {
    throw new Unavailable(wording.unavailable);
  });

/**
 * Lets the browser ask for a passkey.
 * @param options from the CMS
 * @returns the answer to send to the CMS
 * @throws PasskeyCancelled; Refusal if the browser cannot do it
 */
export async function askForPasskey(options: Promise<unknown>): Promise<unknown> {
  const [{ startAuthentication }, given] = await Promise.all([webauthn(), options]);
  const optionsJSON = given as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON }).catch(refuse);
}

/** Lets the browser create a passkey, in the same way. */
export async function createPasskey(options: Promise<unknown>): Promise<unknown> {
  const [{ startRegistration }, given] = await Promise.all([webauthn(), options]);
  const optionsJSON = given as PublicKeyCredentialCreationOptionsJSON;
  return startRegistration({ optionsJSON }).catch(refuse);
}

function refuse({ name }: Error): never {
  if (name === 'NotAllowedError' || name === 'AbortError') throw new PasskeyCancelled();
  throw new Refusal(name === 'InvalidStateError' ? wording.passkeyKnown : wording.passkeyFailed, name);
}
