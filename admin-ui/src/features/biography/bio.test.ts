import { expect, test } from 'vitest';
import { problemsOf, valuesOf } from '../../kit/fields/fields';
import { bio, paragraphsOf } from './resource';

test('Biography manager: splits the content into paragraphs on blank lines', () => {
  expect(paragraphsOf('One\nstill one\n\n Two \n \n\nThree\n')).toEqual(['One\nstill one', 'Two', 'Three']);
});

test('Bio: requires title and content', () => {
  const values = valuesOf(bio.fields, null);
  expect(problemsOf(bio.fields, { ...values, title: ' ', content: 'x' })).toEqual({
    title: 'Please fill in all required fields',
  });
  expect(problemsOf(bio.fields, { ...values, title: 'x', content: '' })).toEqual({
    content: 'Please fill in all required fields',
  });
  expect(problemsOf(bio.fields, { ...values, title: 'x', content: 'y' })).toEqual({});
});
