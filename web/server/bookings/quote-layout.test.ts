import { expect, test } from 'vitest';
import { widthOf } from '../lettering/letters';
import { A4, pagesOf } from './quote-layout';
import type { QuotePaper } from './quote-paper';

const paper: QuotePaper = {
  number: 'Q-2026-0001',
  state: 'sent',
  sentOn: '2026-11-23',
  validUntil: '2026-12-07',
  from: {
    name: 'Anna-Maria Wanjiru Nyambura Achieng Konstantinopolsky Mwangi',
    email: `${'e'.repeat(90)}@example.com`,
    phone: '+254 700 000 000',
    address: 'A street\nNairobi',
  },
  client: 'W'.repeat(120),
  booking: {
    service: 'S'.repeat(120),
    firstDay: '2026-12-12',
    lastDay: '2026-12-14',
    startTime: null,
    place: 'አዲስ አበባ '.repeat(20),
  },
  lines: Array.from({ length: 50 }, (_, index) => ({
    label: `${index} ${'X'.repeat(index * 4)} in words and more words`,
    amountKes: 100_000_000,
  })),
  discountKes: 10_000,
  vatPercent: 16,
  vatKes: 1,
  totalKes: 2_000_000_000,
  terms: 'Terms that go on. '.repeat(300),
};

test('long names and many lines stay on the sheet and go on on further pages, each with its number', () => {
  const pages = pagesOf({ paper, site: 'https://site.test' });
  expect(pages.length).toBeGreaterThan(3);
  for (const [index, elements] of pages.entries()) {
    const words = elements.filter((element) => element.kind === 'words');
    expect(words.at(-1)?.text).toBe(`Page ${index + 1} of ${pages.length}`);
    for (const { text, x, y, lettering } of words) {
      expect(x, text).toBeGreaterThan(0);
      expect(x + widthOf(text, lettering), text).toBeLessThanOrEqual(A4.width - 50);
      expect(y, text).toBeLessThanOrEqual(A4.height - 40);
    }
  }
  const all = pages.flat().flatMap((element) => (element.kind === 'words' ? [element.text] : []));
  for (const text of ['\u221210,000', 'KES 2,000,000,000', 'VAT 16 %', '49']) {
    expect(
      all.some((line) => line.startsWith(text)),
      text,
    ).toBe(true);
  }
});
