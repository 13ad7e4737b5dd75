import { expect, test } from 'vitest';
import { toBiography } from './queries';

test('the biography is paragraphs split on blank lines', () => {
  const row = {
    title: 'Biography',
    content: 'First.\n\nSecond.',
    intro: null,
    professionalBackground: ['Model', '', 'Judge'],
    image: null,
  };
  expect(toBiography(row)).toEqual({
    title: 'Biography',
    intro: '',
    paragraphs: ['First.', 'Second.'],
    professionalBackground: ['Model', 'Judge'],
    picture: null,
  });
});

test('a site without a biography yet has an empty one', () => {
  expect(toBiography(null)).toMatchObject({ title: '', paragraphs: [], professionalBackground: [] });
});
