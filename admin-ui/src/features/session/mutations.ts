import { mutationOptions } from '@tanstack/react-query';
import { pendingDeletes } from '../../manager/pending-deletes';
import {
  askForResetLink,
  type Credentials,
  changePassword,
  type NewPassword,
  type PasswordChange,
  resetPassword,
  signIn,
  signOut,
} from '../../strapi/auth';
import { strapi } from '../../strapi/client';
import { session } from '../../strapi/owner-session';
import { ChangeOwnEmail } from './documents';
import { wording } from './wording';

/** @param done the toast; none when the owner only goes on with what was open */
export const signInOwner = ({ done }: { done?: string } = {}) =>
  mutationOptions({
    mutationKey: ['session', 'sign-in'],
    mutationFn: (credentials: Credentials) => signIn(credentials),
    onSuccess: ({ token, username }) => session.open(token, username),
    // The CMS's own sentence: 'Invalid username', 'Invalid password', or when to try again.
    meta: { done, failed: (reason) => reason, changesNothingShown: true },
  });

export const signOutOwner = () =>
  mutationOptions({
    mutationKey: ['session', 'sign-out'],
    mutationFn: async () => {
      await pendingDeletes.commitAll();
      await signOut();
    },
    onSuccess: session.end,
    meta: { done: wording.loggedOut, failed: wording.logoutFailed, changesNothingShown: true },
  });

export const signOutEverywhere = () =>
  mutationOptions({
    mutationKey: ['session', 'sign-out-everywhere'],
    mutationFn: async () => {
      await pendingDeletes.commitAll();
      await signOut({ everywhere: true });
    },
    onSuccess: session.end,
    meta: {
      done: wording.account.signedOutEverywhere,
      failed: wording.account.signOutFailed,
      changesNothingShown: true,
    },
  });

/** Every session has ended on the server by then, this one too. */
export const changeOwnPassword = () =>
  mutationOptions({
    mutationKey: ['session', 'change-password'],
    mutationFn: async (change: PasswordChange) => {
      await pendingDeletes.commitAll();
      await changePassword(change);
    },
    onSuccess: session.end,
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

/** @param token of the link that was mailed */
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
    mutationFn: (variables: { email: string; password: string }) =>
      strapi.request({ document: ChangeOwnEmail, variables }),
    meta: { done: wording.account.emailChanged, failed: wording.account.emailFailed },
  });
