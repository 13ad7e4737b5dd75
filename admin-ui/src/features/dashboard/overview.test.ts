import { expect, test } from 'vitest';
import { backupWarning } from './overview';
import { type Backups, type OverviewAnswer, toOverview, toWeek } from './queries';

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

const YESTERDAY = '2026-03-29T03:00:00.000Z';

test.each<[string | undefined, Partial<Backups>]>([
  ['none', {}],
  ['none', { plannedAt: YESTERDAY }],
  [undefined, { plannedAt: '2026-03-31T03:00:00.000Z' }],
  ['failed', { madeAt: YESTERDAY, failedAt: YESTERDAY }],
  ['old', { madeAt: '2026-03-28T09:59:00.000Z', downloadedAt: YESTERDAY }],
  [undefined, { madeAt: '2026-03-28T10:00:00.000Z', downloadedAt: YESTERDAY }],
  ['compareFailed', { madeAt: YESTERDAY, compareFailedAt: YESTERDAY }],
  ['compareBlocked', { madeAt: YESTERDAY, compareBlockedAt: YESTERDAY }],
  ['unknown', { newest: { bytes: 1 } }],
  ['notCopied', { madeAt: YESTERDAY }],
])('the warning about backups is %s for %o', (expected, backups) => {
  const nothing = {
    isRunning: false,
    madeAt: null,
    plannedAt: null,
    downloadedAt: null,
    failedAt: null,
    comparedAt: null,
    compareFailedAt: null,
    problem: null,
    compareBlockedAt: null,
    compareProblem: null,
    newest: null,
  };
  expect(backupWarning({ ...nothing, ...backups }, Date.parse('2026-03-30T10:00:00.000Z'))).toBe(expected);
});

test('a week is named by its Monday, in UTC like the counts', () => {
  expect(toWeek({ weekStart: '2026-03-30', messages: 1, volunteers: 2 }).label).toBe('Mar 30');
});
