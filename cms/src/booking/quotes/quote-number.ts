import type { Knex } from 'knex';

const COUNTERS = 'site_counters';
const DIGITS = 4;

/**
 * Returns the next number of a year, 'Q-2026-0001'. The counter stays locked until the sending transaction
 * ends. Others wait, and a rollback releases the number.
 */
export async function nextQuoteNumber(trx: Knex.Transaction, year: string): Promise<string> {
  const name = `quotes_${year}`;
  await trx(COUNTERS).insert({ name, value: 0 }).onConflict('name').ignore();
  await trx(COUNTERS).where({ name }).increment('value', 1);
  const { value } = await trx(COUNTERS).where({ name }).first('value');
  return `Q-${year}-${String(value).padStart(DIGITS, '0')}`;
}
