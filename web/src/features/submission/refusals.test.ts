import { expect, test } from 'vitest';
import { REFUSAL_EXAMPLES } from '../../../../cms/src/shared/refusal-examples';
import { SITE_CODES, sentenceFor } from '../../../../cms/src/shared/refusals';
import { StrapiRefusal } from '../../strapi/failures';
import { fieldProblems, refusalSentence } from './refusal';
import { refusals } from './refusals';

test.each(SITE_CODES)('the site has a whole sentence for %s', (code) => {
  const sentence = sentenceFor(refusals, { code, params: REFUSAL_EXAMPLES[code] });
  expect(sentence).toMatch(/^[“A-Z].*\.$/);
  expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
});

test('a refused field reads as the site says it', () => {
  const reason = { code: 'BOOKING_TOO_LONG', params: { most: 60 } };
  const said = 'A booking can last 60 days at most. Choose an earlier last day, or send two requests.';
  const problem = { path: 'lastDay', message: 'Words of the CMS.', ...reason };
  const refusal = new StrapiRefusal('BAD_USER_INPUT', 'Words of the CMS.', [problem], undefined, reason);
  expect(fieldProblems(refusal)).toEqual({ lastDay: said });
  expect(refusalSentence(refusal)).toBe(said);
});

test('a refusal of the whole form reads as the site says it', () => {
  const reason = { code: 'BOOKING_CLOSED', params: { state: 'declined' } };
  const refusal = new StrapiRefusal('BAD_USER_INPUT', 'Words of the CMS.', [], undefined, reason);
  expect(refusalSentence(refusal)).toBe('This booking is closed. Please send me a message instead.');
});

test('a code that the site does not know is said in the words of the CMS', () => {
  const reason = { code: 'OF_A_NEWER_CMS', params: {} };
  const refusal = new StrapiRefusal('BAD_USER_INPUT', 'Words of the CMS.', [], undefined, reason);
  expect(refusalSentence(refusal)).toBe('Words of the CMS.');
});
