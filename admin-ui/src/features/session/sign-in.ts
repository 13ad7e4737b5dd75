import { mutationOptions, useMutation } from '@tanstack/react-query';
import { confirmation } from '../../strapi/confirmation';
import { session } from '../../strapi/owner-session';
import { askForPasskey } from '../../strapi/passkeys';
import {
  passkeyOptions,
  type SecondStep,
  type SignedIn,
  signIn,
  signInByPasskey,
  takeSecondStep,
} from '../../strapi/sign-in';
import type { Proof } from './proof-form';

export interface Entry {
  /** The toast; omitted when the owner only continues an open page. */
  done?: string;
  onSignedIn?: () => void;
}

type Answer = SignedIn | { secondStep: SecondStep };

/** What all ways to sign in share: they open the session, unless a second step must follow. */
const opening = ({ done, onSignedIn }: Entry) => ({
  onSuccess: (answer: Answer) => {
    if ('secondStep' in answer) return;
    session.open(answer.token, answer.username);
    // A sign-in is a proof too.
    confirmation.accept();
    onSignedIn?.();
  },
  meta: {
    done: (_variables: unknown, answer: Answer) => ('secondStep' in answer ? undefined : done),
    // The CMS's own sentence: 'Invalid username', 'Invalid password', or when to try again.
    failed: (reason: string) => reason,
    changesNothingShown: true,
  },
});

const withPassword = (entry: Entry) => mutationOptions({ mutationFn: signIn, ...opening(entry) });

const withPasskey = (entry: Entry) =>
  mutationOptions({
    mutationFn: async () => signInByPasskey(await askForPasskey(passkeyOptions())),
    ...opening(entry),
  });

/** @param token of the second step */
export const secondStep = (token: string, entry: Entry) =>
  mutationOptions({
    mutationFn: async (proof: Proof) =>
      takeSecondStep(
        token,
        proof.way === 'passkey'
          ? { passkey: await askForPasskey(passkeyOptions(token)) }
          : { [proof.way]: proof.typed },
      ),
    ...opening(entry),
  });

/** Signing in, for the page and for the dialog of an ended session. */
export function useSignIn(entry: Entry) {
  const password = useMutation(withPassword(entry));
  const passkey = useMutation(withPasskey(entry));
  const { data } = password;
  return {
    password,
    passkey,
    /** Set after the password of an account that has a second step. */
    step: data && 'secondStep' in data ? data.secondStep : null,
    back: password.reset,
  };
}
