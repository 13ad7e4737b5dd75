import { expect, test } from 'vitest';
import { problemsOf, valuesOf } from '../../kit/fields/fields';
import { FileUnknown, Refusal } from '../../strapi/errors';
import { postFields, saveFailure, uploadFailure } from './post';
import { wording } from './wording';

test('Blog: splits tags on commas, trims them and drops empty ones', () => {
  expect(postFields.tags.toInput(' Runway, , Training ,')).toEqual(['Runway', 'Training']);
});

test('Blog: saves missing tags as null', () => {
  expect(postFields.tags.toInput(' , ')).toBeNull();
});

test('Blog: requires title and content', () => {
  const values = valuesOf(postFields, null);
  expect(problemsOf(postFields, values)).toEqual({
    title: 'Please fill in all required fields',
    content: 'Please fill in all required fields',
  });
  expect(problemsOf(postFields, { ...values, title: 'A', content: 'B' })).toEqual({});
});

test('Blog: a new post is a draft by default', () => {
  expect(valuesOf(postFields, null).status).toBe('draft');
});

test('Blog: a refused save shows the reason, an unknown error suggests to try again', () => {
  const sentence = saveFailure(wording.updateFailed);
  expect(sentence('title is too long', new Refusal('title is too long', 'BAD_USER_INPUT'))).toBe(
    'Failed to update blog post: title is too long',
  );
  expect(sentence('unknown reason', new TypeError('x is undefined'))).toBe(
    'An unexpected error occurred. Please try again.',
  );
});

test.each([
  [new Refusal('The limit is 5MB', 'BAD_USER_INPUT'), 'Failed to upload image: The limit is 5MB'],
  [new FileUnknown(), 'Failed to retrieve image URL. Please try again.'],
  [new TypeError('x is undefined'), 'An unexpected error occurred. Please try again.'],
])('Blog: an upload that ends with %o shows %s', (error, sentence) => {
  expect(uploadFailure(error.message, error)).toBe(sentence);
});
