import type { ResultOf } from 'gql.tada';
import { graphql } from '../../strapi/graphql';

const signingInFragment = graphql(`fragment SigningInFields on SigningIn {
  passkeys { id name addedAt lastUsedAt isUsable }
  appAddedAt
  isAppUnreadable
  recoveryCodesLeft
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

export const ReadSigningIn = graphql(`query SigningIn { signingIn { ...SigningInFields } }`, [
  signingInFragment,
]);

export const AddingOptions = graphql(`mutation AddingOptions { addingOptions }`);

export const AddPasskey = graphql(
  `mutation AddPasskey($name: String!, $passkey: JSON!) {
    change: addPasskey(name: $name, passkey: $passkey) { ...SigningInChangeFields }
  }`,
  [changeFragment],
);

export const RemovePasskey = graphql(
  `mutation RemovePasskey($id: ID!) { change: removePasskey(id: $id) { ...SigningInChangeFields } }`,
  [changeFragment],
);

export const SetUpApp = graphql(`mutation SetUpApp { secret: setUpApp { key address } }`);

export const TurnOnApp = graphql(
  `mutation TurnOnApp($code: String!) { change: turnOnApp(code: $code) { ...SigningInChangeFields } }`,
  [changeFragment],
);

export const RemoveApp = graphql(`mutation RemoveApp { change: removeApp { ...SigningInChangeFields } }`, [
  changeFragment,
]);

export const RenewRecoveryCodes = graphql(
  `mutation RenewRecoveryCodes { change: renewRecoveryCodes { ...SigningInChangeFields } }`,
  [changeFragment],
);

export const EndDevice = graphql(
  `mutation EndDevice($id: ID!) { signingIn: endDevice(id: $id) { ...SigningInFields } }`,
  [signingInFragment],
);

export const EndOtherDevices = graphql(
  `mutation EndOtherDevices { signingIn: endOtherDevices { ...SigningInFields } }`,
  [signingInFragment],
);
