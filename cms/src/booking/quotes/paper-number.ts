import type { Knex } from 'knex';
import { siteDay } from '../../shared/site-clock';

const COUNTERS = 'site_counters';
const DIGITS = 4;

const SERIES = { Q: 'quotes', R: 'receipts' };

/**
 * Returns the next number of the year in a series: 'Q-2026-0001'. The counter stays locked until the transaction
 * ends. Others wait, and a rollback releases the number.
 */
export async function nextNumber(
  trx: Knex.Transaction,
  series: keyof typeof SERIES,
  year = siteDay().slice(0, 'YYYY'.length),
): Promise<string> {
  const name = `${SERIES[series]}_${year}`;
  await trx(COUNTERS).insert({ name, value: 0 }).onConflict('name').ignore();
  await trx(COUNTERS).where({ name }).increment('value', 1);
  const { value } = await trx(COUNTERS).where({ name }).first('value');
  return `${series}-${year}-${String(value).padStart(DIGITS, '0')}`;
}
