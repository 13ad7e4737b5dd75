import { forAccount, mayUse, type Operations } from '../platform/graphql/operations';
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

const ownAccount = mayUse('plugin::users-permissions.auth.changePassword');

/** GraphQL schema of the ways to sign in to the owner's own account. */
export const signingInOperations: readonly Operations[] = [
  {
    access: ownAccount,
    types: /* GraphQL */ `
    "A passkey, which signs in without a password"
    type Passkey {
      id: ID!
      name: String!
      addedAt: DateTime!
      lastUsedAt: DateTime
      "false if the host of PUBLIC_URL has changed since"
      isUsable: Boolean!
    }
    "A browser that is signed in"
    type SignedInDevice {
      id: ID!
      "For example Chrome on Android"
      name: String!
      since: DateTime!
      lastActiveAt: DateTime!
      "true for the browser that sends this request"
      isThisOne: Boolean!
    }
    "The ways to sign in to the account"
    type SigningIn {
      passkeys: [Passkey!]!
      "When the authenticator app was set up; null if there is none"
      appAddedAt: DateTime
      "true if ENCRYPTION_KEY has changed. No code works until the app is set up again"
      isAppUnreadable: Boolean!
      recoveryCodesLeft: Int!
      devices: [SignedInDevice!]!
    }
    type SigningInChange {
      signingIn: SigningIn!
      "Ten new codes, returned only this once; empty if the former codes stay valid"
      recoveryCodes: [String!]!
    }
    "A secret for an authenticator app. turnOnApp activates it with a code"
    type AppSecret {
      "The secret to type, in groups of four characters"
      key: String!
      "The otpauth URL for a QR code"
      address: String!
    }
  `,
    queries: { 'signingIn: SigningIn!': forAccount(readSigningIn) },
    mutations: {
      'confirmAgain(password: String, code: String, passkey: JSON): Boolean!': [
        'For the owner. Takes a password, code or passkey. The password is refused if the account has a passkey or app. Valid on this device for ten minutes',
        forAccount(async (strapi, userId, proof: Confirmation) => {
          await confirmAgain(strapi, userId, proof);
          return true;
        }),
      ],
      'confirmingOptions: JSON!': [
        'For the owner. Returns the WebAuthn options to confirm with a passkey',
        forAccount((strapi, userId) => optionsToUse(strapi, { purpose: 'confirm', userId })),
      ],
      'endDevice(id: ID!): SigningIn!': ['For the owner. Signs out one device', forAccount(endDevice)],
    },
  },
  {
    access: { ...ownAccount, policies: ['global::is-confirmed'] },
    mutations: {
      'addingOptions: JSON!': [
        'For the owner. Returns the WebAuthn options to create a passkey',
        forAccount(async (strapi, userId) => optionsToAdd(strapi, await userById(strapi, userId))),
      ],
      'addPasskey(name: String!, passkey: JSON!): SigningInChange!': forAccount(addPasskey),
      'removePasskey(id: ID!): SigningInChange!': forAccount(removePasskey),
      'setUpApp: AppSecret!': forAccount(setUpApp),
      'turnOnApp(code: String!): SigningInChange!': forAccount(turnOnApp),
      'removeApp: SigningInChange!': forAccount(removeApp),
      'renewRecoveryCodes: SigningInChange!': forAccount(renewRecoveryCodes),
      'endOtherDevices: SigningIn!': [
        'For the owner. Signs out all devices except this one',
        forAccount(endOtherDevices),
      ],
    },
  },
];
