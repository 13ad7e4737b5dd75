import { expect, test } from 'vitest';
import { titleOf } from './item-title';

const strapi = {
  contentType: () => ({ kind: 'collectionType', info: { displayName: 'Noun' } }),
} as never;

test.each([
  ['a redirect by where it leads from', { fromPath: '/old', toPath: '/new' }, '/old'],
  ['a redirect as people type it', { fromPath: '/caf%C3%A9%20ng%C5%A9g%C4%A9' }, '/café ngũgĩ'],
  ['a redirect that cannot be decoded as it is', { fromPath: '/100%' }, '/100%'],
  ['a redirect without what nobody sees', { fromPath: '/a%00b%E2%80%8B' }, '/ab'],
  ['days away by their days', { firstDay: '2026-12-02', lastDay: '2026-12-08' }, '2026-12-02 to 2026-12-08'],
  [
    'one day away by that day',
    { note: 'Lagos', firstDay: '2026-12-02', lastDay: '2026-12-02' },
    '2026-12-02',
  ],
  ['a quote by its number', { number: 'Q-2026-0001', validUntil: '2026-12-08' }, 'Q-2026-0001'],
  [
    'a quote without one by its last day',
    { number: null, validUntil: '2026-12-08' },
    'Valid until 2026-12-08',
  ],
  [
    'a booking by its client, not its days',
    { name: 'Asha', firstDay: '2026-12-02', lastDay: '2026-12-02' },
    'Asha',
  ],
  ['what has no name by none', { title: '', note: 'Lagos' }, null],
])('%s', (_, fields, title) => {
  expect(titleOf(strapi, 'api::noun.noun' as never, fields)).toBe(title);
});
