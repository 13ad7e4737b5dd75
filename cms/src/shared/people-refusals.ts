/** Refusals of accounts, passwords, sessions and personal data. */
export interface PeopleRefusals {
  USERNAME_WRONG: null;
  PASSWORD_WRONG: null;
  PASSWORD_TOO_SHORT: { least: number };
  /** Bytes */
  PASSWORD_TOO_LONG: { most: number };
  PASSWORD_BROKEN: null;
  PASSWORD_HAS_USERNAME: null;
  PASSWORD_COMMON: null;
  PASSWORD_UNCHANGED: null;
  PASSWORDS_DIFFER: null;
  RESET_LINK_EXPIRED: null;
  SESSION_EXPIRED: null;
  SIGN_IN_BUSY: null;
  REQUEST_HEADER_MISSING: { header: string };
  ORIGIN_NOT_ALLOWED: null;
  EMAIL_OR_PHONE_MISSING: null;
  CODE_WRONG: null;
  CODE_WRONG_FOR_APP: null;
  APP_UNREADABLE: null;
  ACCOUNT_NAME_TAKEN: null;
  FACTOR_NEEDED: null;
  PASSKEY_DAMAGED: null;
  PASSKEY_UNKNOWN: null;
  PASSKEY_KNOWN: null;
  /** Where passkeys work, such as 'https://example.org' */
  PASSKEY_ELSEWHERE: { address: string };
  PASSKEY_EXPIRED: null;
  PASSKEY_UNVERIFIED: null;
  PASSKEY_COPIED: { name: string };
  TOO_MANY_PASSKEYS: null;
  SECOND_STEP_EXPIRED: null;
  SECOND_FACTOR_MISSING: null;
  CONFIRMATION_NEEDED: null;
  ALREADY_REMOVED: null;
}

/** One example of each, for tests. */
export const PEOPLE_EXAMPLES: PeopleRefusals = {
  USERNAME_WRONG: null,
  PASSWORD_WRONG: null,
  PASSWORD_TOO_SHORT: { least: 12 },
  PASSWORD_TOO_LONG: { most: 72 },
  PASSWORD_BROKEN: null,
  PASSWORD_HAS_USERNAME: null,
  PASSWORD_COMMON: null,
  PASSWORD_UNCHANGED: null,
  PASSWORDS_DIFFER: null,
  RESET_LINK_EXPIRED: null,
  SESSION_EXPIRED: null,
  SIGN_IN_BUSY: null,
  REQUEST_HEADER_MISSING: { header: 'X-Requested-With' },
  ORIGIN_NOT_ALLOWED: null,
  EMAIL_OR_PHONE_MISSING: null,
  CODE_WRONG: null,
  CODE_WRONG_FOR_APP: null,
  APP_UNREADABLE: null,
  ACCOUNT_NAME_TAKEN: null,
  FACTOR_NEEDED: null,
  PASSKEY_DAMAGED: null,
  PASSKEY_UNKNOWN: null,
  PASSKEY_KNOWN: null,
  PASSKEY_ELSEWHERE: { address: 'https://example.org' },
  PASSKEY_EXPIRED: null,
  PASSKEY_UNVERIFIED: null,
  PASSKEY_COPIED: { name: 'Pixel' },
  TOO_MANY_PASSKEYS: null,
  SECOND_STEP_EXPIRED: null,
  SECOND_FACTOR_MISSING: null,
  CONFIRMATION_NEEDED: null,
  ALREADY_REMOVED: null,
};
