import { type MutationMeta, mutationOptions } from '@tanstack/react-query';
import type { ResultOf } from 'gql.tada';
import { reader, sending } from '../../resource/reader';
import { strapi } from '../../strapi/client';
import { graphql } from '../../strapi/graphql';
import { createPasskey } from '../../strapi/passkeys';
import { wording } from './wording';

const signingInFragment = graphql(`fragment SigningInFields on SigningIn {
  passkeys { id name addedAt lastUsedAt isUsable }
  appAddedAt isAppUnreadable recoveryCodesLeft
  devices { id name since lastActiveAt isThisOne }
}`);

/** How the owner signs in. */
export type SigningIn = ResultOf<typeof signingInFragment>;

const changeFragment = graphql(
  `fragment SigningInChangeFields on SigningInChange {
    signingIn { ...SigningInFields }
    recoveryCodes
  }`,
  [signingInFragment],
);

const ReadSigningIn = graphql(`query SigningIn { signingIn { ...SigningInFields } }`, [signingInFragment]);

const AddingOptions = graphql(`mutation AddingOptions { addingOptions }`);

const AddPasskey = graphql(
  `mutation AddPasskey($name: String!, $passkey: JSON!) {
    change: addPasskey(name: $name, passkey: $passkey) { ...SigningInChangeFields }
  }`,
  [changeFragment],
);

const RemovePasskey = graphql(
  `mutation RemovePasskey($id: ID!) { change: removePasskey(id: $id) { ...SigningInChangeFields } }`,
  [changeFragment],
);

const SetUpApp = graphql(`mutation SetUpApp { secret: setUpApp { key address } }`);

const TurnOnApp = graphql(
  `mutation TurnOnApp($code: String!) { change: turnOnApp(code: $code) { ...SigningInChangeFields } }`,
  [changeFragment],
);

const RemoveApp = graphql(`mutation RemoveApp { change: removeApp { ...SigningInChangeFields } }`, [
  changeFragment,
]);

const RenewRecoveryCodes = graphql(
  `mutation RenewRecoveryCodes { change: renewRecoveryCodes { ...SigningInChangeFields } }`,
  [changeFragment],
);

const EndDevice = graphql(
  `mutation EndDevice($id: ID!) { signingIn: endDevice(id: $id) { ...SigningInFields } }`,
  [signingInFragment],
);

const EndOtherDevices = graphql(
  `mutation EndOtherDevices { signingIn: endOtherDevices { ...SigningInFields } }`,
  [signingInFragment],
);

export const signingInQueries = {
  signingIn: () => reader('signing-in', wording.loadFailure)('ways', ReadSigningIn),
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

/** Returns a mutation that shows its change at once. */
const changing = <Sent>(send: (sent: Sent) => Promise<Change>, meta: MutationMeta, onCodes?: OnCodes) =>
  mutationOptions({
    mutationFn: send,
    onSuccess: ({ signingIn, recoveryCodes = [] }, _sent, _before, { client }) => {
      client.setQueryData(signingInQueries.signingIn().queryKey, signingIn);
      onCodes?.(recoveryCodes);
    },
    meta,
  });

/** Creates a passkey in this browser. The first second factor brings recovery codes. */
export const addPasskey = (onCodes: OnCodes) =>
  changing(
    async (name: string) => {
      const passkey = await createPasskey(strapi.answer(AddingOptions));
      return strapi.answer(AddPasskey, { name, passkey });
    },
    { done: wording.passkeys.added, failed: wording.passkeys.addFailed },
    onCodes,
  );

export const removePasskey = () =>
  changing((id: string) => strapi.answer(RemovePasskey, { id }), {
    done: wording.passkeys.removed,
    failed: wording.passkeys.removeFailed,
  });

/** Creates a secret for an app. It counts once a code has proved it. */
export const setUpApp = () =>
  sending(SetUpApp, { failed: wording.app.setUpFailed, changesNothingShown: true });

export const turnOnApp = (onCodes: OnCodes) =>
  changing(
    (code: string) => strapi.answer(TurnOnApp, { code }),
    { done: wording.app.turnedOn, failed: (reason) => reason },
    onCodes,
  );

export const removeApp = () =>
  changing(() => strapi.answer(RemoveApp), { done: wording.app.removed, failed: wording.app.removeFailed });

export const renewRecoveryCodes = (onCodes: OnCodes) =>
  changing(() => strapi.answer(RenewRecoveryCodes), { failed: wording.codes.renewFailed }, onCodes);

export const endDevice = () =>
  changing((id: string) => strapi.request({ document: EndDevice, variables: { id } }), {
    done: wording.devices.signedOut,
    failed: wording.devices.signOutFailed,
  });

export const endOtherDevices = () =>
  changing(() => strapi.request({ document: EndOtherDevices }), {
    done: wording.devices.othersSignedOut,
    failed: wording.devices.othersFailed,
  });
