import { type MutationFunctionContext, mutationOptions, queryOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import { createPasskey } from '../../strapi/passkeys';
import {
  AddingOptions,
  AddPasskey,
  EndDevice,
  EndOtherDevices,
  ReadSigningIn,
  RemoveApp,
  RemovePasskey,
  RenewRecoveryCodes,
  SetUpApp,
  type SigningIn,
  TurnOnApp,
} from './documents';
import { wording } from './wording';

export const signingInQueries = {
  signingIn: () =>
    queryOptions({
      queryKey: ['signing-in'] as const,
      queryFn: async ({ signal }) => (await strapi.request({ document: ReadSigningIn, signal })).signingIn,
      meta: { loadFailure: wording.loadFailure },
    }),
};

/** Number of ways besides the password. Without any, there are no recovery codes. */
const countWays = ({ passkeys, appAddedAt }: SigningIn) => passkeys.length + (appAddedAt ? 1 : 0);

export const hasSecondFactor = (signingIn: SigningIn) => countWays(signingIn) > 0;
export const isLastWay = (signingIn: SigningIn) => countWays(signingIn) === 1;

interface Change {
  signingIn: SigningIn;
  recoveryCodes?: readonly string[];
}

/** Receives ten new codes, their only time; an empty list if the former ones stay valid. */
export type OnCodes = (codes: readonly string[]) => void;

/** Shows the change at once. */
const showing =
  (onCodes?: OnCodes) =>
  (change: Change, _variables: unknown, _before: unknown, { client }: MutationFunctionContext) => {
    client.setQueryData(signingInQueries.signingIn().queryKey, change.signingIn);
    onCodes?.(change.recoveryCodes ?? []);
  };

const addingOptions = async () => (await strapi.request({ document: AddingOptions })).addingOptions;

/** Creates a passkey in this browser. The first second factor brings recovery codes. */
export const addPasskey = (onCodes: OnCodes) =>
  mutationOptions({
    mutationKey: ['signing-in', 'add-passkey'],
    mutationFn: async (name: string) => {
      const passkey = await createPasskey(addingOptions());
      return (await strapi.request({ document: AddPasskey, variables: { name, passkey } })).change;
    },
    onSuccess: showing(onCodes),
    meta: { done: wording.passkeys.added, failed: wording.passkeys.addFailed },
  });

export const removePasskey = () =>
  mutationOptions({
    mutationKey: ['signing-in', 'remove-passkey'],
    mutationFn: async (id: string) =>
      (await strapi.request({ document: RemovePasskey, variables: { id } })).change,
    onSuccess: showing(),
    meta: { done: wording.passkeys.removed, failed: wording.passkeys.removeFailed },
  });

/** Creates a secret for an app. It counts once a code has proved it. */
export const setUpApp = () =>
  mutationOptions({
    mutationKey: ['signing-in', 'set-up-app'],
    mutationFn: async () => (await strapi.request({ document: SetUpApp })).secret,
    meta: { failed: wording.app.setUpFailed, changesNothingShown: true },
  });

export const turnOnApp = (onCodes: OnCodes) =>
  mutationOptions({
    mutationKey: ['signing-in', 'turn-on-app'],
    mutationFn: async (code: string) =>
      (await strapi.request({ document: TurnOnApp, variables: { code } })).change,
    onSuccess: showing(onCodes),
    meta: { done: wording.app.turnedOn, failed: (reason) => reason },
  });

export const removeApp = () =>
  mutationOptions({
    mutationKey: ['signing-in', 'remove-app'],
    mutationFn: async () => (await strapi.request({ document: RemoveApp })).change,
    onSuccess: showing(),
    meta: { done: wording.app.removed, failed: wording.app.removeFailed },
  });

export const renewRecoveryCodes = (onCodes: OnCodes) =>
  mutationOptions({
    mutationKey: ['signing-in', 'renew-recovery-codes'],
    mutationFn: async () => (await strapi.request({ document: RenewRecoveryCodes })).change,
    onSuccess: showing(onCodes),
    meta: { failed: wording.codes.renewFailed },
  });

export const endDevice = () =>
  mutationOptions({
    mutationKey: ['signing-in', 'end-device'],
    mutationFn: (id: string) => strapi.request({ document: EndDevice, variables: { id } }),
    onSuccess: showing(),
    meta: { done: wording.devices.signedOut, failed: wording.devices.signOutFailed },
  });

export const endOtherDevices = () =>
  mutationOptions({
    mutationKey: ['signing-in', 'end-other-devices'],
    mutationFn: () => strapi.request({ document: EndOtherDevices }),
    onSuccess: showing(),
    meta: { done: wording.devices.othersSignedOut, failed: wording.devices.othersFailed },
  });
