import { expect, test } from 'vitest';
import type { Backups, OverviewAnswer } from './documents';
import { backupWarning, toOverview, toWeek } from './overview';

const buildAnswer = (changes: Partial<OverviewAnswer> = {}): OverviewAnswer => ({
  pendingComments: null,
  portfolioItems_connection: { pageInfo: { total: 14 } },
  blogPosts_connection: { pageInfo: { total: 5 } },
  projects_connection: { pageInfo: { total: 2 } },
  volunteers_connection: { pageInfo: { total: 9 } },
  portfolioItems: [],
  volunteers: [],
  ...changes,
});

test('Dashboard: shows four counts', () => {
  expect(toOverview(buildAnswer()).counts).toEqual({
    portfolioItems: 14,
    blogPosts: 5,
    activeProjects: 2,
    volunteers: 9,
  });
});

test('Dashboard: a volunteer without a project has no project title', () => {
  const volunteer = { documentId: 'v1', name: 'Ruth', createdAt: '2026-03-30T10:00:00.000Z' };

  const { recentVolunteers } = toOverview(
    buildAnswer({
      volunteers: [
        { ...volunteer, project: null },
        { ...volunteer, project: { title: 'Reading' } },
      ],
    }),
  );

  expect(recentVolunteers.map(({ projectTitle }) => projectTitle)).toEqual(['', 'Reading']);
});

test('Dashboard: warns of a missing, old, failed or unverified backup', () => {
  const now = Date.parse('2026-03-30T10:00:00.000Z');
  const nothing = { madeAt: null, failedAt: null, comparedAt: null, compareFailedAt: null };
  const warning = (changes: Partial<Backups>) => backupWarning({ ...nothing, ...changes }, now);
  const yesterday = '2026-03-29T03:00:00.000Z';

  expect(warning({})).toMatch(/There is no backup/);
  expect(warning({ madeAt: '2026-03-22T09:59:00.000Z' })).toMatch(/older than 8 days/);
  expect(warning({ madeAt: '2026-03-22T10:00:00.000Z' })).toBeUndefined();
  expect(warning({ madeAt: yesterday, failedAt: yesterday })).toMatch(/backup failed/);
  expect(warning({ madeAt: yesterday, compareFailedAt: yesterday })).toMatch(/restore test failed/);
});

test('a week is named by its Monday, in UTC like the counts', () => {
  expect(toWeek({ weekStart: '2026-03-30', messages: 1, volunteers: 2 }).label).toBe('Mar 30');
});
