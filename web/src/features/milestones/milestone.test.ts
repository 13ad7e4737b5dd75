import { expect, test } from 'vitest';
import { type Milestone, shownMilestones } from './queries';

test('milestones: two fallbacks are used when none load', () => {
  const fallbacks = ['2023 Major Runway Shows', '2022 Campaign Season'];
  const shown = (loaded: Milestone[] | undefined) =>
    shownMilestones(loaded).map(({ year, title }) => `${year} ${title}`);
  expect(shown(undefined)).toEqual(fallbacks);
  expect(shown([])).toEqual(fallbacks);
});

test('the fallbacks claim nothing that their titles and years do not say', () => {
  expect(shownMilestones([]).map(({ description }) => description)).toEqual([
    'Runway work of the year 2023.',
    'Campaign work of the year 2022.',
  ]);
});

test('loaded milestones replace the fallbacks', () => {
  const loaded = [
    { id: 'm1', year: '2024', title: 'National Finalist', description: 'Final night.', picture: null },
  ];
  expect(shownMilestones(loaded)).toBe(loaded);
});
