import { expect, test } from 'vitest';
import { draftTitle } from './draft-server';

const LONG = 'A walk in silk, by torches, along the whole of the old harbour wall';

test.each([
  ['by its title, wherever that is', { year: 'Spring 2026', title: ' First show ' }, 'First show'],
  ['by the name of who booked', { service: 'Runway', firstDay: '2026-05-14', name: 'Njeri' }, 'Njeri'],
  ['by the address of a redirect', { toPath: '/bio', fromPath: '/old' }, '/old'],
  ['by its text while there is no title', { title: ' ', content: 'A walk\n\nin silk' }, 'A walk'],
  [
    'by the beginning of a long text',
    { title: '', content: LONG },
    'A walk in silk, by torches, along the whole of the old harbo…',
  ],
  [
    'by no day and no number',
    { validUntil: '2026-05-14', vatPercent: '16', terms: 'Half ahead' },
    'Half ahead',
  ],
  ['by nothing when there is no text', { discount: '100', lines: [{ text: 'Runway' }] }, ''],
])('names a draft %s', (_, values, title) => {
  expect(draftTitle(values)).toBe(title);
});
