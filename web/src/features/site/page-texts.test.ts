import { expect, test } from 'vitest';
import { ownWords, toPageTexts } from './page-texts';

const builtIn = { title: 'Blog', lead: 'News.', description: (name: string) => `Articles by ${name}.` };

test('the sentences of the owner replace the built-in ones', () => {
  const texts = { blogLead: 'Notes from the road.', blogDescription: 'Amani writes.', eventsLead: 'Soon.' };
  const { title, lead, description } = ownWords(builtIn, 'blog', texts);
  expect([title, lead, description('Amani')]).toEqual(['Blog', 'Notes from the road.', 'Amani writes.']);
});

test('without a sentence of the owner the built-in one stays', () => {
  expect(ownWords(builtIn, 'blog', {})).toEqual(builtIn);
  expect(ownWords(builtIn, undefined, { blogLead: 'Notes.' })).toEqual(builtIn);
});

test('{name} becomes the site title, and blank sentences are left out', () => {
  const row = { blogLead: ' Read {name} and {name}. ', blogDescription: '  ', projectTags: ['Arts'] };
  expect(toPageTexts(row as never, 'Ann $& Lee')).toEqual({ blogLead: 'Read Ann $& Lee and Ann $& Lee.' });
});
