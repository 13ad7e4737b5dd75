import type { PeopleRefusals } from '../shared/people-refusals';
import type { Sentences } from '../shared/refusals';

/** Refusals of accounts, passwords, sessions and personal data. */
export const peopleRefusals: Sentences<keyof PeopleRefusals> = {
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
  PASSKEY_REFUSED: 'This passkey was not accepted. Try again, or sign in another way.',
  TOO_MANY_PASSKEYS: 'You have 20 passkeys. Remove one first.',
  SECOND_STEP_EXPIRED: 'You waited too long. Enter your password again.',
  SECOND_FACTOR_MISSING: 'Add a passkey or an authenticator app first.',
  CONFIRMATION_NEEDED: 'Confirm that it is you, and try again.',
  ALREADY_REMOVED: 'This has already been removed.',
};
