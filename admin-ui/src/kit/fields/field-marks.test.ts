import { expect, test } from 'vitest';
import { Refusal } from '../../strapi/errors';
import { refusedMarks } from './field-marks';
import { text } from './fields';
import { parts } from './part-fields';

const name = text({ label: 'Name' });
const fields = {
  title: text({ label: 'Title' }),
  services: parts({
    label: 'Services',
    fields: { name },
    most: 3,
    words: { one: (number) => `Service ${number}`, add: 'Add', full: 'Full' },
  }),
};

const refusedAt = (path: string) =>
  refusedMarks(
    fields,
    new Refusal('Fill in this field.', 'REQUIRED', [{ path, message: 'Fill in this field.' }]),
  );

test.each([
  ['title', 'title'],
  ['services.1.name', 'services.1.name'],
  ['title.0', 'title'],
])('a problem that the CMS reports at %s is shown at %s', (path, shownAt) => {
  expect(refusedAt(path)).toEqual({ [shownAt]: 'Fill in this field.' });
});

test('a problem of a field that the form lacks is shown at no field', () => {
  expect(refusedAt('slug')).toEqual({});
});
