import { expect, test } from 'vitest';
import { Refusal } from '../strapi/errors';
import { inWords } from './named-fields';

const refused = (path: string, message: string) =>
  new Refusal(message, 'BAD_USER_INPUT', [{ path, message }]);

test.each([
  ['holdEndsAt', 'holdEndsAt is in the past', 'Hold ends at is in the past'],
  ['lines', 'lines: the total is too large', 'Lines: the total is too large'],
  ['profiles.1.name', 'name is required: please fill it in', 'Name is required: please fill it in'],
  ['event', 'These days have 3 options already.', 'These days have 3 options already.'],
  ['name', 'names are not unique', 'names are not unique'],
])('a refusal of %s names the field in plain words', (path, sentence, said) => {
  const { message, problems } = inWords(refused(path, sentence));
  expect(message).toBe(said);
  expect(problems).toEqual([{ path, message: said }]);
});

test('a form names its field by its own label', () => {
  const refusal = refused('fromPath', 'fromPath has a redirect already');
  expect(inWords(refusal, () => '“Address without a page”').message).toBe(
    '“Address without a page” has a redirect already',
  );
});
