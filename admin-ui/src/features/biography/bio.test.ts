import { expect, test } from 'vitest';
import { bioProblems, paragraphsOf } from './bio';

test('Biography manager: the content is split into paragraphs on blank lines', () => {
  expect(paragraphsOf('One\nstill one\n\n Two \n \n\nThree\n')).toEqual(['One\nstill one', 'Two', 'Three']);
});

test('Bio: title and content are required', () => {
  expect(bioProblems({ title: ' ', content: 'x' })).toEqual({ title: 'Please fill in all required fields' });
  expect(bioProblems({ title: 'x', content: '' })).toEqual({ content: 'Please fill in all required fields' });
  expect(bioProblems({ title: 'x', content: 'y' })).toEqual({});
});
