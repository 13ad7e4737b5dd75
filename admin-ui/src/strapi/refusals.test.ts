import { expect, test } from 'vitest';
import { sentenceFor } from '../../../cms/src/shared/refusals';
import { REFUSAL_EXAMPLES, type RefusalCode } from '../../../cms/src/shared/testing/refusal-examples';
import { failureOf, refusals } from './failure';

test.each(Object.keys(refusals))('the owner’s sentence for %s is whole', (code) => {
  expect(REFUSAL_EXAMPLES).toHaveProperty(code);
  const sentence = sentenceFor(refusals, { code, params: REFUSAL_EXAMPLES[code as RefusalCode] });
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

test.each(['ITEM_GONE', 'OF_A_NEWER_CMS'])(
  'without another sentence for %s the owner reads that of the CMS',
  (code) => {
    const reason = { code, params: {} };
    const errors = [{ path: ['title'], message: 'Words about the title.', ...reason }];
    expect(answered({ ...reason, errors })).toMatchObject({
      message: 'Words of the CMS.',
      code,
      problems: [{ path: 'title', message: 'Words about the title.' }],
    });
  },
);
