import {
  type MutationFunctionContext,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { pendingDeletes } from '../../kit/delete/pending-deletes';
import {
  askForResetLink,
  changePassword,
  type NewPassword,
  type PasswordChange,
  resetPassword,
  signOut,
} from '../../strapi/auth';
import { strapi } from '../../strapi/client';
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
  ownEmail: () =>
    queryOptions({
      queryKey: ['session', 'own-email'] as const,
      queryFn: async ({ signal }) => (await strapi.request({ document: OwnEmail, signal })).ownEmail,
      meta: { loadFailure: wording.account.emailLoadFailure },
    }),
};

/** Sends pending deletes, then cancels the page's queries, which would be refused from now on. */
async function finish(client: QueryClient): Promise<void> {
  await pendingDeletes.commitAll();
  await client.cancelQueries();
}

/** The session has not ended, so restart the cancelled queries. */
const goOn = (_error: Error, _variables: unknown, _before: unknown, { client }: MutationFunctionContext) =>
  client.refetchQueries({ type: 'active' });

export const signOutOwner = () =>
  mutationOptions({
    mutationKey: ['session', 'sign-out'],
    mutationFn: async (_: unknown, { client }) => {
      await finish(client);
      await signOut();
    },
    onSuccess: session.end,
    onError: goOn,
    meta: { done: wording.loggedOut, failed: wording.logoutFailed, changesNothingShown: true },
  });

export const signOutEverywhere = () =>
  mutationOptions({
    mutationKey: ['session', 'sign-out-everywhere'],
    mutationFn: async (_: unknown, { client }) => {
      await finish(client);
      await signOut({ everywhere: true });
    },
    onSuccess: session.end,
    onError: goOn,
    meta: {
      done: wording.account.signedOutEverywhere,
      failed: wording.account.signOutFailed,
      changesNothingShown: true,
    },
  });

/** Changes the password; the server then ends every session, including this one. */
export const changeOwnPassword = () =>
  mutationOptions({
    mutationKey: ['session', 'change-password'],
    mutationFn: async (change: PasswordChange, { client }) => {
      await finish(client);
      await changePassword(change);
    },
    onSuccess: session.end,
    onError: goOn,
    meta: {
      done: wording.account.passwordChanged,
      failed: wording.account.passwordFailed,
      changesNothingShown: true,
    },
  });

export const askForLink = () =>
  mutationOptions({
    mutationKey: ['session', 'ask-for-link'],
    mutationFn: askForResetLink,
    meta: { failed: wording.reset.askFailed, changesNothingShown: true },
  });

/** @param token from the link in the email */
export const choosePassword = (token: string) =>
  mutationOptions({
    mutationKey: ['session', 'choose-password'],
    mutationFn: (password: NewPassword) => resetPassword(token, password),
    meta: {
      done: wording.account.passwordChanged,
      failed: wording.account.passwordFailed,
      changesNothingShown: true,
    },
  });

export const changeOwnEmail = () =>
  mutationOptions({
    mutationKey: ['session', 'change-email'],
    mutationFn: (email: string) => strapi.request({ document: ChangeOwnEmail, variables: { email } }),
    meta: { done: wording.account.emailChanged, failed: wording.account.emailFailed },
  });
