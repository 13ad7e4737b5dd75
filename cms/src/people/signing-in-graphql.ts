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

interface ById {
  id: string;
}

/** GraphQL schema of the ways to sign in to the owner's own account. */
export const signingInOperations: readonly Operations[] = [
  {
    access: ownAccount,
    types: /* GraphQL */ `
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
  `,
    queries: { 'signingIn: SigningIn!': forAccount(readSigningIn) },
    mutations: {
      'confirmAgain(password: String, code: String, passkey: JSON): Boolean!': [
        'Takes one of the three; not the password if there is a passkey or an app. It holds for this device and ten minutes',
        forAccount(async (strapi, userId, proof: Confirmation) => {
          await confirmAgain(strapi, userId, proof);
          return true;
        }),
      ],
      'confirmingOptions: JSON!': [
        'What the browser needs to confirm with a passkey',
        forAccount((strapi, userId) => optionsToUse(strapi, { purpose: 'confirm', userId })),
      ],
      'endDevice(id: ID!): SigningIn!': [
        'Signs out one device',
        forAccount((strapi, userId, { id }: ById) => endDevice(strapi, userId, id)),
      ],
    },
  },
  {
    access: { ...ownAccount, policies: ['global::is-confirmed'] },
    mutations: {
      'addingOptions: JSON!': [
        'What the browser needs to create a passkey',
        forAccount(async (strapi, userId) => optionsToAdd(strapi, await userById(strapi, userId))),
      ],
      'addPasskey(name: String!, passkey: JSON!): SigningInChange!': forAccount(addPasskey),
      'removePasskey(id: ID!): SigningInChange!': forAccount((strapi, userId, { id }: ById) =>
        removePasskey(strapi, userId, id),
      ),
      'setUpApp: AppSecret!': forAccount(setUpApp),
      'turnOnApp(code: String!): SigningInChange!': forAccount((strapi, userId, { code }: { code: string }) =>
        turnOnApp(strapi, userId, code),
      ),
      'removeApp: SigningInChange!': forAccount(removeApp),
      'renewRecoveryCodes: SigningInChange!': forAccount(renewRecoveryCodes),
      'endOtherDevices: SigningIn!': [
        'Signs out all devices except the one that asks',
        forAccount(endOtherDevices),
      ],
    },
  },
];
