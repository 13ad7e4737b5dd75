import { mutationOptions } from '@tanstack/react-query';
import { pendingDeletes } from '../../kit/delete/pending-deletes';
import { reader, sending } from '../../resource/reader';
import {
  askForResetLink,
  changePassword,
  type NewPassword,
  type PasswordChange,
  resetPassword,
  signOut,
} from '../../strapi/auth';
import { graphql } from '../../strapi/graphql';
import { session } from '../../strapi/owner-session';
import { wording } from './wording';

const OwnEmail = graphql(`query OwnEmail {
  ownEmail
}`);

const ChangeOwnEmail = graphql(`mutation ChangeOwnEmail($email: String!) {
  changeOwnEmail(email: $email)
}`);

export const sessionQueries = {
  /** Address that receives the owner's mail; null if none was set. */
  ownEmail: () => reader('session', wording.account.emailLoadFailure)('own-email', OwnEmail),
};

/**
 * Returns a mutation that ends the session. It first sends pending deletes, and cancels the page's queries, which would
 * be refused from now on. After a failure the session has not ended, so the queries are restarted.
 */
const ending = <Variables>(
  end: (variables: Variables) => Promise<unknown>,
  words: { done: string; failed: string },
) =>
  mutationOptions({
    mutationFn: async (variables: Variables, { client }) => {
      await pendingDeletes.commitAll();
      await client.cancelQueries();
      await end(variables);
    },
    onSuccess: session.end,
    onError: (_error, _variables, _before, { client }) => client.refetchQueries({ type: 'active' }),
    meta: { ...words, changesNothingShown: true },
  });

const { account } = wording;
const NEW_PASSWORD = { done: account.passwordChanged, failed: account.passwordFailed };

export const signOutOwner = () =>
  ending(() => signOut(), { done: wording.loggedOut, failed: wording.logoutFailed });

export const signOutEverywhere = () =>
  ending(() => signOut({ everywhere: true }), {
    done: account.signedOutEverywhere,
    failed: account.signOutFailed,
  });

/** Changes the password; the server then ends every session, including this one. */
export const changeOwnPassword = () =>
  ending((change: PasswordChange) => changePassword(change), NEW_PASSWORD);

export const askForLink = () =>
  mutationOptions({
    mutationFn: askForResetLink,
    meta: { failed: wording.reset.askFailed, changesNothingShown: true },
  });

/** @param token from the link in the email */
export const choosePassword = (token: string) =>
  mutationOptions({
    mutationFn: (password: NewPassword) => resetPassword(token, password),
    meta: { ...NEW_PASSWORD, changesNothingShown: true },
  });

export const changeOwnEmail = () =>
  sending(ChangeOwnEmail, { done: account.emailChanged, failed: account.emailFailed });
