import { ruleRefusals } from '../content/rules/wording';
import { refusalsOf } from '../platform/refusal';
import type { PeopleRefusals } from '../shared/refusal-params';
import type { Sentences } from '../shared/refusals';

/** Refusals of accounts, passwords, sessions and personal data. */
export const peopleRefusals = {
  USERNAME_WRONG: 'Invalid username',
  PASSWORD_WRONG: 'Invalid password',
  PASSWORD_TOO_SHORT: ({ least }) => `The password must have at least ${least} characters.`,
  PASSWORD_TOO_LONG: ({ most }) => `The password must have at most ${most} bytes. Choose a shorter one.`,
  PASSWORD_BROKEN: 'The password contains characters that cannot be used. Type it again.',
  PASSWORD_HAS_USERNAME: 'The password must not contain the username.',
  PASSWORD_COMMON: 'The password is too easy to guess. Use several unrelated words.',
  PASSWORD_UNCHANGED: 'The new password must differ from the current one.',
  PASSWORDS_DIFFER: 'The passwords do not match.',
  RESET_LINK_EXPIRED: 'This link has expired. Request a new one.',
  SESSION_EXPIRED: 'Your session has expired. Please sign in again.',
  SIGN_IN_BUSY: 'Too many people are signing in. Please try again in a few seconds.',
  REQUEST_HEADER_MISSING: ({ header }) => `Send the header ${header} with this request.`,
  ORIGIN_NOT_ALLOWED: 'This request must come from a page of this site.',
  EMAIL_OR_PHONE_MISSING: 'Enter an email address or a phone number.',
  CODE_WRONG: 'This code is wrong or was already used.',
  CODE_WRONG_FOR_APP: 'This code does not match. Check the clock of your phone, and type the newest code.',
  APP_UNREADABLE:
    'The key of your authenticator app cannot be read, because a secret of this site has changed. Use a passkey or a recovery code, then set up the app again.',
  ACCOUNT_NAME_TAKEN: 'Another account signs in with this name or address. Choose another one.',
  FACTOR_NEEDED: 'The password is not enough. Use a passkey, a code from your app or a recovery code.',
  PASSKEY_DAMAGED:
    'The answer of this passkey could not be verified. Try again. If it fails again, sign in another way, remove this passkey in Settings and add it again.',
  PASSKEY_UNKNOWN:
    'This site does not know this passkey. Sign in another way, and delete the passkey from your device or password manager.',
  PASSKEY_KNOWN: 'This passkey is already in your list.',
  PASSKEY_ELSEWHERE: ({ address }) => `Passkeys only work at ${address}. Open your area there.`,
  PASSKEY_EXPIRED: 'You waited too long, or this answer was already used. Try again.',
  PASSKEY_UNVERIFIED:
    'Your device did not check your fingerprint, face or PIN. Set up a screen lock, or a PIN for your security key, and try again.',
  PASSKEY_COPIED: ({ name }) =>
    `The passkey “${name}” may have been copied: its counter did not grow. Sign in another way, remove this passkey in Settings and add a new one.`,
  TOO_MANY_PASSKEYS: 'You have 20 passkeys. Remove one first.',
  PUSH_SERVICE_UNKNOWN:
    'The push service of this browser is unknown. Use Chrome, Edge, Firefox or Safari to get notifications.',
  TOO_MANY_PUSH_DEVICES: 'You have 20 devices with notifications. Remove one first.',
  SECOND_STEP_EXPIRED: 'You waited too long. Enter your password again.',
  SECOND_FACTOR_MISSING: 'Add a passkey or an authenticator app first.',
  CONFIRMATION_NEEDED: 'Confirm that it is you, and try again.',
  ALREADY_REMOVED: 'This has already been removed.',
} satisfies Sentences<PeopleRefusals>;

export const refused = refusalsOf({ ...ruleRefusals, ...peopleRefusals });
