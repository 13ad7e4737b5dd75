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
  window.isSecureContext !== false && 'PublicKeyCredential' in window && !IP_ADDRESS.test(location.hostname);

/** Loaded when it is needed: most sign-ins do without. */
const webauthn = () =>
  import('@simplewebauthn/browser').catch(() => {
    throw new Unavailable(wording.unavailable);
  });

/**
 * Lets the browser ask for a passkey.
 * @param options from the CMS
 * @returns the answer to send to the CMS
 * @throws PasskeyCancelled; Refusal with the reason if the browser cannot do it
 */
export async function askForPasskey(options: Promise<unknown>): Promise<unknown> {
  const [{ startAuthentication }, given] = await Promise.all([webauthn(), options]);
  const optionsJSON = given as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON }).catch(
    refuse(optionsJSON.rpId, { UnknownError: wording.passkeyUnusable }),
  );
}

/** Lets the browser create a passkey, in the same way. */
export async function createPasskey(options: Promise<unknown>): Promise<unknown> {
  const [{ startRegistration }, given] = await Promise.all([webauthn(), options]);
  const optionsJSON = given as PublicKeyCredentialCreationOptionsJSON;
  return startRegistration({ optionsJSON }).catch(refuse(optionsJSON.rp?.id, OF_CREATING));
}

/** Sentences by the browser's name of the error. */
type Sentences = Readonly<Record<string, string>>;

const OF_CREATING: Sentences = {
  InvalidStateError: wording.passkeyKnown,
  // A security key without PIN or storage, or without one of the two kinds of signature.
  ConstraintError: wording.passkeyOld,
  NotSupportedError: wording.passkeyOld,
  // A full security key.
  UnknownError: wording.passkeyFull,
};

/** @param host the only one whose pages may use the passkey */
const refuse =
  (host: string | undefined, sentences: Sentences) =>
  ({ name }: Error): never => {
    if (name === 'NotAllowedError' || name === 'AbortError') throw new PasskeyCancelled();
    const sentence = name === 'SecurityError' && host ? wording.passkeyElsewhere(host) : sentences[name];
    throw new Refusal(sentence ?? wording.passkeyUnsupported(name), name);
  };
