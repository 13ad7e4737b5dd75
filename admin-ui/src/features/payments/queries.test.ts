import { expect, test } from 'vitest';
import { toCsv } from '../../kit/page/csv';
import { PAYMENT_COLUMNS } from './queries';

const refund = {
  documentId: 'p1',
  revision: 1,
  number: 'R-2026-0002',
  quoteNumber: 'Q-2026-0003',
  state: 'received' as const,
  amount: -1500,
  currency: 'KES',
  day: '2026-11-28',
  way: '=HYPERLINK("http://a.example")',
  code: null,
  invoiceNumber: '=1',
  reason: 'Counted twice',
};

test('the export has amounts as numbers and every text as text', () => {
  expect(toCsv(PAYMENT_COLUMNS, [refund]).split('\r\n')).toEqual([
    '\uFEFFDay,Amount,Currency,State,Receipt,Quote,Way to pay,Transaction code,Invoice,Reason',
    `2026-11-28,-1500,KES,Received,R-2026-0002,Q-2026-0003,"'=HYPERLINK(""http://a.example"")",,'=1,Counted twice`,
    '',
  ]);
});
