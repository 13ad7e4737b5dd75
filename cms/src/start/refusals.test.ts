import { expect, test } from 'vitest';
import { quoteRefusals } from '../booking/quotes/wording';
import { bookingRefusals } from '../booking/wording';
import { ruleRefusals } from '../content/rules/wording';
import { contentRefusals } from '../content/wording';
import { REFUSAL_EXAMPLES } from '../shared/refusal-examples';
import { type RefusalCode, type Sentences, sentenceFor } from '../shared/refusals';
import { siteRefusals } from '../site/wording';

const all: Sentences<RefusalCode> = {
  ...ruleRefusals,
  ...contentRefusals,
  ...siteRefusals,
  ...bookingRefusals,
  ...quoteRefusals,
};

test.each(Object.entries(REFUSAL_EXAMPLES))('the CMS has a whole sentence for %s', (code, params) => {
  const sentence = sentenceFor(all, { code, params });
  expect(sentence).toMatch(/^[“A-Z{/].*[.?]$/);
  expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
});

test('each sentence of the CMS belongs to a code that front ends know', () => {
  expect(Object.keys(all).sort()).toEqual(Object.keys(REFUSAL_EXAMPLES).sort());
});
