import { expect, test } from 'vitest';
import { paymentRefusals } from '../booking/payments/wording';
import { quoteRefusals } from '../booking/quotes/wording';
import { bookingRefusals } from '../booking/wording';
import { contentRefusals, ruleRefusals, sizeRefusals } from '../content/rules/wording';
import { fileRefusals } from '../files/wording';
import { requestRefusals } from '../http/wording';
import { mailRefusals } from '../mail/wording';
import { peopleRefusals } from '../people/wording';
import { platformRefusals } from '../platform/wording';
import { sentenceFor } from '../shared/refusals';
import { REFUSAL_EXAMPLES } from '../shared/testing/refusal-examples';
import { siteRefusals } from '../site/wording';

const all = {
  ...platformRefusals,
  ...ruleRefusals,
  ...sizeRefusals,
  ...contentRefusals,
  ...fileRefusals,
  ...peopleRefusals,
  ...mailRefusals,
  ...siteRefusals,
  ...requestRefusals,
  ...bookingRefusals,
  ...quoteRefusals,
  ...paymentRefusals,
};

/** The specification gives these texts without a full stop. */
const GIVEN = ['USERNAME_WRONG', 'PASSWORD_WRONG'];

test.each(Object.entries(REFUSAL_EXAMPLES))('the CMS has a whole sentence for %s', (code, params) => {
  const sentence = sentenceFor(all, { code, params });
  expect(sentence).toMatch(GIVEN.includes(code) ? /^Invalid \w+$/ : /^[“A-Z{/].*[.?]$/);
  expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
});

test('each sentence of the CMS belongs to a code that front ends know', () => {
  expect(Object.keys(all).sort()).toEqual(Object.keys(REFUSAL_EXAMPLES).sort());
});
