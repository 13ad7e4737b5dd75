import { describe, expect, test, vi } from 'vitest';
import { LARGEST_PAGE } from '../../../../cms/src/shared/limits';
import type { Volunteer } from './volunteer';
import { filtersAfter, volunteersToExport } from './volunteer-export';

const buildRows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ documentId: `v${index}` }) as Volunteer);

/** Fakes the CMS: returns one page of rows after the given one. */
const paging = (rows: Volunteer[]) => async (last: Volunteer | null) => {
  const start = last ? rows.indexOf(last) + 1 : 0;
  return rows.slice(start, start + LARGEST_PAGE);
};

describe('Export Data takes every page of the filtered list', () => {
  test.each([0, 1, 99, 100, 101, 200, 250])('exports %s volunteers', async (count) => {
    const rows = buildRows(count);

    await expect(volunteersToExport(paging(rows), () => {})).resolves.toEqual(rows);
  });

  test('reports the number of loaded volunteers', async () => {
    const onProgress = vi.fn();

    await volunteersToExport(paging(buildRows(250)), onProgress);

    expect(onProgress.mock.calls).toEqual([[100], [200], [250]]);
  });

  test('a page that fails ends the export', async () => {
    const fetchRows = async (last: Volunteer | null) => {
      if (last) throw new Error('away');
      return buildRows(LARGEST_PAGE);
    };

    await expect(volunteersToExport(fetchRows, () => {})).rejects.toThrow('away');
  });
});

describe('a page starts after the last row of the one before', () => {
  const filter = { q: '', status: 'pending' as const, project: undefined };

  test('the first page uses only the filters', () => {
    expect(filtersAfter(filter, null)).toEqual({ status: { eq: 'pending' } });
  });

  test('later pages have older rows, and rows of the same time with a higher id', () => {
    const last = { documentId: 'v7', createdAt: '2026-03-01T09:00:00.000Z' } as Volunteer;

    expect(filtersAfter(filter, last)).toEqual({
      and: [
        { status: { eq: 'pending' } },
        { createdAt: { lte: '2026-03-01T09:00:00.000Z' } },
        {
          or: [
            { createdAt: { lt: '2026-03-01T09:00:00.000Z' } },
            { createdAt: { eq: '2026-03-01T09:00:00.000Z' }, documentId: { gt: 'v7' } },
          ],
        },
      ],
    });
  });
});
