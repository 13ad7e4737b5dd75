import { expect, test } from 'vitest';
import { REFUSAL_EXAMPLES } from '../../../cms/src/shared/refusal-examples';
import { sentenceFor } from '../../../cms/src/shared/refusals';
import { failureOf } from './failure';
import { refusals } from './refusals';

test.each(Object.entries(REFUSAL_EXAMPLES))('the owner has whole sentences for %s', (code, params) => {
  const sentence = sentenceFor(refusals, { code, params });
  expect(sentence).toMatch(/^[“A-Z{].*[.?]$/);
  expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
});

const answered = (details: object) =>
  failureOf({
    status: 200,
    retryAfter: null,
    requestId: null,
    body: {
      errors: [
        {
          message: 'Words of the CMS.',
          extensions: { code: 'BAD_USER_INPUT', error: { details } },
        },
      ],
    },
  });

test('the owner sees dates in the format of the rest of the area', () => {
  const reason = { code: 'OPTION_END_TOO_LATE', params: { lastDay: '2027-05-14' } };
  const message =
    'The option must end on or before the last day of the booking, May 14, 2027 (Nairobi time).';
  const errors = [{ path: ['holdEndsAt'], message: 'Words of the CMS.', ...reason }];

  expect(answered({ ...reason, errors })).toMatchObject({
    message,
    code: 'OPTION_END_TOO_LATE',
    problems: [{ path: 'holdEndsAt', message }],
  });
});

test('an unknown code shows the sentence of the CMS', () => {
  const reason = { code: 'OF_A_NEWER_CMS', params: {} };
  expect(answered(reason)).toMatchObject({ message: 'Words of the CMS.', code: 'OF_A_NEWER_CMS' });
});
