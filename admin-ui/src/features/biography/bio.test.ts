import { expect, test } from 'vitest';
import { problemsOf } from '../../kit/fields/fields';
import { bioFields, paragraphsOf } from './resource';

test('Biography manager: splits the content into paragraphs on blank lines', () => {
  expect(paragraphsOf('One\nstill one\n\n Two \n \n\nThree\n')).toEqual(['One\nstill one', 'Two', 'Three']);
});

test('Bio: requires title and content', () => {
  expect(problemsOf(bioFields, { title: ' ', content: 'x' })).toEqual({
    title: 'Please fill in all required fields',
  });
  expect(problemsOf(bioFields, { title: 'x', content: '' })).toEqual({
    content: 'Please fill in all required fields',
  });
  expect(problemsOf(bioFields, { title: 'x', content: 'y' })).toEqual({});
});
