import { expect, test } from 'vitest';
import { SAMPLE_TITLE } from '../../../../cms/src/shared/sample-site';
import { type Milestone, shownMilestones } from './queries';

test('milestones: two fallbacks are used when none load', () => {
  const fallbacks = ['2023 Major Runway Shows', '2022 Campaign Season'];
  const shown = (loaded: Milestone[] | undefined) =>
    shownMilestones(loaded, SAMPLE_TITLE).map(({ year, title }) => `${year} ${title}`);
  expect(shown(undefined)).toEqual(fallbacks);
  expect(shown([])).toEqual(fallbacks);
});

test("an owner's site shows no fallbacks", () => {
  expect(shownMilestones([], 'Naledi Dube')).toEqual([]);
  expect(shownMilestones(undefined, 'Naledi Dube')).toEqual([]);
});

test('the fallbacks claim nothing that their titles and years do not say', () => {
  expect(shownMilestones([], SAMPLE_TITLE).map(({ description }) => description)).toEqual([
    'Runway work of the year 2023.',
    'Campaign work of the year 2022.',
  ]);
});

test('loaded milestones replace the fallbacks', () => {
  const loaded = [
    { id: 'm1', year: '2024', title: 'National Finalist', description: 'Final night.', picture: null },
  ];
  expect(shownMilestones(loaded, SAMPLE_TITLE)).toBe(loaded);
});
