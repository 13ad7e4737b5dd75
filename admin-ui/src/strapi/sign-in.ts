import * as z from 'zod/mini';
import { postJson } from './http';

const signedIn = z.object({ jwt: z.string(), user: z.object({ username: z.string() }) });
const secondStepAsked = z.object({
  secondStep: z.object({
    token: z.string(),
    passkey: z.boolean(),
    code: z.boolean(),
    recoveryCode: z.boolean(),
    isAppUnreadable: z.boolean(),
  }),
});
const optionsGiven = z.object({ options: z.unknown() });

export interface Credentials {
  username: string;
  password: string;
}

export interface SignedIn {
  /** Access token */
  token: string;
  /** The account's name as the CMS spells it. */
  username: string;
}

/** What a correct password still needs. The token lives five minutes. */
export type SecondStep = z.infer<typeof secondStepAsked>['secondStep'];

/** One of these is the second step. `passkey` is the browser's answer. */
export type SecondStepProof = { code?: string; recoveryCode?: string } | { passkey: unknown };

const opened = ({ jwt, user }: z.infer<typeof signedIn>): SignedIn => ({
  token: jwt,
  username: user.username,
});

/**
 * Signs in, or starts the second step of an account that has one. Signing in also sets the session cookie.
 * @throws Refusal with 'Invalid username', 'Invalid password', or a sentence that says when to retry
 */
export async function signIn({ username, password }: Credentials) {
  const answer = await postJson({ path: '/api/auth/local', body: { identifier: username, password } });
  const parsed = z.union([secondStepAsked, signedIn]).parse(answer);
  return 'secondStep' in parsed ? parsed : opened(parsed);
}

/**
 * Signs in with the second step.
 * @throws Refusal with the CMS's sentence; its code is SECOND_STEP_EXPIRED if the password is needed again
 */
export async function takeSecondStep(token: string, proof: SecondStepProof): Promise<SignedIn> {
  const answer = await postJson({ path: '/api/auth/second-step', body: { token, ...proof } });
  return opened(signedIn.parse(answer));
}

/**
 * Returns what the browser needs to ask for a passkey.
 * @param token of a second step; without it, a passkey of any account is accepted
 */
export async function passkeyOptions(token?: string): Promise<unknown> {
  return optionsGiven.parse(await postJson({ path: '/api/auth/passkey-options', body: { token } })).options;
}

/**
 * Signs in without a password.
 * @param passkey the browser's answer
 */
export async function signInByPasskey(passkey: unknown): Promise<SignedIn> {
  return opened(signedIn.parse(await postJson({ path: '/api/auth/passkey', body: { passkey } })));
}
