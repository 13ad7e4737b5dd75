import { expect, test } from 'vitest';
import { differencesOf, labelOf } from './revision';

const field = (name: string, kind: string, before: unknown, after: unknown, now: unknown) => ({
  name,
  kind,
  before,
  after,
  now,
});
const labels = {
  status: { props: { label: 'Status' }, choices: { upcoming: 'Upcoming', ongoing: 'Ongoing' } },
};

test('shows only the differences, in the words of the form', () => {
  const fields = [
    field('title', 'words', 'Gala', 'Gala', 'Ball'),
    field('status', 'words', 'upcoming', 'ongoing', 'ongoing'),
    field('acceptsVolunteers', 'switch', 'false', 'true', 'true'),
    field('image', 'files', [], [{ name: 'silk.jpg', url: null }], []),
  ];
  expect(differencesOf({ fields }, 'before', labels)).toEqual([
    { label: 'Status', kind: 'words', from: 'Upcoming', to: 'Ongoing' },
    { label: 'Accepts volunteers', kind: 'words', from: 'Off', to: 'On' },
    { label: 'Image', kind: 'files', from: [], to: [{ name: 'silk.jpg', url: null }] },
  ]);
  expect(differencesOf({ fields }, 'now', labels).map(({ label }) => label)).toEqual(['Title', 'Image']);
});

test('lists the differences in the order of the form, then those without a field in it', () => {
  const form = { description: { props: { label: 'Description' } }, ...labels };
  const fields = ['image', 'status', 'description'].map((name) => field(name, 'words', 'a', 'b', 'b'));
  expect(differencesOf({ fields }, 'before', form).map(({ label }) => label)).toEqual([
    'Description',
    'Status',
    'Image',
  ]);
});

test('shows a field without a form under its own name', () => {
  expect(labelOf('professionalBackground', labels)).toBe('Professional background');
});
