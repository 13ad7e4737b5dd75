import { expect, test } from 'vitest';
import { sentenceFor } from '../../../../cms/src/shared/refusals';
import { REFUSAL_EXAMPLES, type RefusalCode } from '../../../../cms/src/shared/testing/refusal-examples';
import { StrapiRefusal } from '../../strapi/failures';
import { fieldProblems, refusalSentence } from './refusal';
import { refusals } from './refusals';

test.each(Object.keys(refusals))('the site’s sentence for %s is whole', (code) => {
  expect(REFUSAL_EXAMPLES).toHaveProperty(code);
  const sentence = sentenceFor(refusals, { code, params: REFUSAL_EXAMPLES[code as RefusalCode] });
  expect(sentence).toMatch(
    code === 'EMAIL_INVALID' ? /^Please enter a valid email address$/ : /^[“A-Z].*\.$/,
  );
  expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
});

test('a refused field reads as the site says it', () => {
  const reason = { code: 'SERVICE_NOT_OFFERED', params: { name: 'Runway' } };
  const said = '“Runway” is no longer offered. Please choose another service.';
  const problem = { path: 'service', message: 'Words of the CMS.', ...reason };
  const refusal = new StrapiRefusal('BAD_USER_INPUT', 'Words of the CMS.', [problem], undefined, reason);
  expect(fieldProblems(refusal)).toEqual({ service: said });
  expect(refusalSentence(refusal)).toBe(said);
});

test('a refusal of the whole form reads as the site says it', () => {
  const reason = { code: 'BOOKING_CLOSED', params: { state: 'declined' } };
  const refusal = new StrapiRefusal('BAD_USER_INPUT', 'Words of the CMS.', [], undefined, reason);
  expect(refusalSentence(refusal)).toBe('This booking is closed. Please send me a message instead.');
});

test.each(['QUOTE_GONE', 'OF_A_NEWER_CMS'])(
  'without another sentence for %s the visitor reads that of the CMS',
  (code) => {
    const reason = { code, params: {} };
    const refusal = new StrapiRefusal('BAD_USER_INPUT', 'Words of the CMS.', [], undefined, reason);
    expect(refusalSentence(refusal)).toBe('Words of the CMS.');
  },
);
