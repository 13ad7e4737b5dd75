import type { CsvColumns } from '../../kit/page/csv';
import { wording } from './wording';

/** A payment as the CMS sends it over REST. */
export interface ExportedPayment {
  number: string | null;
  quoteNumber: string | null;
  state: keyof typeof states;
  amount: number;
  currency: string | null;
  /** YYYY-MM-DD */
  day: string;
  way: string | null;
  code: string | null;
  reason: string | null;
}

const { columns, states } = wording.csv;

export const PAYMENT_COLUMNS: CsvColumns<ExportedPayment> = [
  [columns.day, ({ day }) => day],
  [columns.amount, ({ amount }) => amount],
  [columns.currency, ({ currency }) => currency ?? ''],
  [columns.state, ({ state }) => states[state]],
  [columns.receipt, ({ number }) => number ?? ''],
  [columns.quote, ({ quoteNumber }) => quoteNumber ?? ''],
  [columns.way, ({ way }) => way ?? ''],
  [columns.code, ({ code }) => code ?? ''],
  [columns.reason, ({ reason }) => reason ?? ''],
];
