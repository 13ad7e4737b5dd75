import { expect, test } from 'vitest';
import { commentProblems } from './mutations';
import { commentsWording } from './wording';

const good = { name: 'Wanjiru', email: 'wanjiru@example.com', text: 'Beautiful.' };

test('a complete comment has no problems', () => {
  expect(commentProblems(good)).toEqual({});
});

test('each missing field is named', () => {
  expect(commentProblems({ name: ' ', email: good.email, text: '' })).toEqual({
    name: commentsWording.missing,
    text: commentsWording.missing,
  });
});

test('the email must look like one', () => {
  expect(commentProblems({ ...good, email: 'wanjiru@example' })).toEqual({
    email: 'Please enter a valid email address',
  });
});
