import { BOOKING_LETTERS, BOOKING_NOTICES } from '../booking/letters';
import type { Letters } from '../mail/letter-table';
import { noticeLetter } from '../mail/notice-letter';
import { ownersAddress } from '../people/accounts/account';
import { resetLetter } from '../people/accounts/reset-letter';
import { signInChangeLetter } from '../people/second-factor/tell-owner';
import { SUBMISSION_LETTERS, SUBMISSION_NOTICES } from '../site/submissions/letters';

export const LETTERS: Letters = {
  notices: {
    recipient: ownersAddress,
    letter: noticeLetter({ ...SUBMISSION_NOTICES, ...BOOKING_NOTICES }),
  },
  ...SUBMISSION_LETTERS,
  ...BOOKING_LETTERS,
  'password-reset': resetLetter,
  'sign-in-change': signInChangeLetter,
};
