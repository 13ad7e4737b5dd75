import type { Core } from '@strapi/strapi';
import type { SignedInContext } from '../platform/graphql/signed-in-context';
import { userById } from './accounts/account';
import { type Confirmation, confirmAgain } from './second-factor/confirm-again';
import { optionsToAdd, optionsToUse } from './second-factor/passkeys';
import {
  addPasskey,
  endDevice,
  endOtherDevices,
  readSigningIn,
  removeApp,
  removePasskey,
  renewRecoveryCodes,
  setUpApp,
  turnOnApp,
} from './second-factor/signing-in';

/** GraphQL schema of the ways to sign in to the owner's own account. */
export const signingInSchema = /* GraphQL */ `
  "Signs in without a password"
  type Passkey {
    id: ID!
    name: String!
    addedAt: DateTime!
    lastUsedAt: DateTime
    "False after PUBLIC_URL got another host"
    isUsable: Boolean!
  }
  "A browser in which the owner is signed in"
  type SignedInDevice {
    id: ID!
    "Such as 'Chrome on Android'"
    name: String!
    since: DateTime!
    lastActiveAt: DateTime!
    "The browser that asks"
    isThisOne: Boolean!
  }
  "How the owner signs in"
  type SigningIn {
    passkeys: [Passkey!]!
    "When the authenticator app was set up; null without one"
    appAddedAt: DateTime
    "True after ENCRYPTION_KEY changed: no code works until the app is set up again"
    isAppUnreadable: Boolean!
    recoveryCodesLeft: Int!
    devices: [SignedInDevice!]!
  }
  type SigningInChange {
    signingIn: SigningIn!
    "Ten new codes, shown this one time; empty if the former ones stay valid"
    recoveryCodes: [String!]!
  }
  "A secret for an authenticator app. It works once a code has proved it"
  type AppSecret {
    "To type, in groups of four characters"
    key: String!
    "For a QR code"
    address: String!
  }
  type Query {
    signingIn: SigningIn!
  }
  type Mutation {
    "Takes one of the three; not the password if there is a passkey or an app. It holds for this device and ten minutes"
    confirmAgain(password: String, code: String, passkey: JSON): Boolean!
    "What the browser needs to confirm with a passkey"
    confirmingOptions: JSON!
    "What the browser needs to create a passkey"
    addingOptions: JSON!
    addPasskey(name: String!, passkey: JSON!): SigningInChange!
    removePasskey(id: ID!): SigningInChange!
    setUpApp: AppSecret!
    turnOnApp(code: String!): SigningInChange!
    removeApp: SigningInChange!
    renewRecoveryCodes: SigningInChange!
    "Signs out one device"
    endDevice(id: ID!): SigningIn!
    "Signs out all devices except the one that asks"
    endOtherDevices: SigningIn!
  }
`;

interface ById {
  id: string;
}

/** Returns a resolver for the account of the caller. */
const own =
  <Args, Result>(act: (userId: number, args: Args) => Promise<Result>) =>
  (_: unknown, args: Args, { state }: SignedInContext): Promise<Result> =>
    act(state.user.id, args);

export const signingInResolvers = (strapi: Core.Strapi) => ({
  Query: {
    signingIn: own((userId) => readSigningIn(strapi, userId)),
  },
  Mutation: {
    confirmAgain: own(async (userId, proof: Confirmation) => {
      await confirmAgain(strapi, userId, proof);
      return true;
    }),
    confirmingOptions: own((userId) => optionsToUse(strapi, { purpose: 'confirm', userId })),
    addingOptions: own(async (userId) => optionsToAdd(strapi, await userById(strapi, userId))),
    addPasskey: own((userId, added: { name: string; passkey: unknown }) => addPasskey(strapi, userId, added)),
    removePasskey: own((userId, { id }: ById) => removePasskey(strapi, userId, id)),
    setUpApp: own((userId) => setUpApp(strapi, userId)),
    turnOnApp: own((userId, { code }: { code: string }) => turnOnApp(strapi, userId, code)),
    removeApp: own((userId) => removeApp(strapi, userId)),
    renewRecoveryCodes: own((userId) => renewRecoveryCodes(strapi, userId)),
    endDevice: own((userId, { id }: ById) => endDevice(strapi, userId, id)),
    endOtherDevices: own((userId) => endOtherDevices(strapi, userId)),
  },
});

const ownAccount = { auth: { scope: ['plugin::users-permissions.auth.changePassword'] } };
const confirmed = { ...ownAccount, policies: ['global::is-confirmed'] };

export const signingInAccess = {
  'Query.signingIn': ownAccount,
  'Mutation.confirmAgain': ownAccount,
  'Mutation.confirmingOptions': ownAccount,
  'Mutation.endDevice': ownAccount,
  'Mutation.endOtherDevices': confirmed,
  'Mutation.addingOptions': confirmed,
  'Mutation.addPasskey': confirmed,
  'Mutation.removePasskey': confirmed,
  'Mutation.setUpApp': confirmed,
  'Mutation.turnOnApp': confirmed,
  'Mutation.removeApp': confirmed,
  'Mutation.renewRecoveryCodes': confirmed,
};
