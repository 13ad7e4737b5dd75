import type { Core } from '@strapi/strapi';
import { errorMessage } from '../monitoring/error-message';

/**
 * Handles rows one after the other. A row that fails is logged and does not stop the rows after it.
 *
 * @throws Error after all rows if any of them failed, so that the scheduler tries again
 */
export async function eachAlone<Row extends number | { documentId: string }>(
  strapi: Core.Strapi,
  rows: readonly Row[],
  handle: (row: Row) => Promise<unknown>,
): Promise<void> {
  const problems: string[] = [];
  for (const row of rows) {
    try {
      await handle(row);
    } catch (error) {
      const problem = errorMessage(error);
      const id = typeof row === 'number' ? row : row.documentId;
      strapi.log.error(`Scheduled work failed for ${id}: ${problem}`);
      problems.push(problem);
    }
  }
  const [first] = problems;
  if (first === undefined) return;
  throw new Error(problems.length === 1 ? first : `${problems.length} of ${rows.length} failed: ${first}`);
}
