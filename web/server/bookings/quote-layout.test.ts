import { expect, test } from 'vitest';
import { FIRST_PLACE } from '../../../cms/src/shared/place';
import { widthOf } from '../lettering/letters';
import { A4, type PaperElement, pagesOf } from './quote-layout';
import type { QuotePaper } from './quote-paper';

const paper: QuotePaper = {
  title: null,
  notes: [],
  payment: null,
  number: 'Q-2026-0001',
  state: 'sent',
  sentOn: '2026-11-23',
  validUntil: '2026-12-07',
  from: {
    name: 'Anna-Maria Wanjiru Nyambura Achieng Konstantinopolsky Mwangi',
    email: `${'e'.repeat(90)}@example.com`,
    phone: '0700 000 000',
    dialledPhone: '+254700000000',
    address: 'A street\nNairobi',
    taxNumber: 'P051234567X',
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
    amount: 100_000_000,
  })),
  discount: 10_000,
  discountPercent: 15,
  vatPercent: 16,
  vat: 1,
  total: 2_000_000_000,
  currency: 'KES',
  terms: 'Terms that go on. '.repeat(300),
  usage: 'Print, Kenya, 3 months, '.repeat(6),
  accepted: { name: 'N'.repeat(120), company: 'Kitenge 😀 王小明', day: '2026-11-28' },
  isConfirmed: false,
};

test('long names and many lines stay on the sheet and go on on further pages, each with its number', () => {
  const pages = pagesOf({ paper, site: 'https://site.test', place: FIRST_PLACE });
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
  for (const text of ['\u221210,000', 'KES 2,000,000,000', 'VAT 16%', 'Discount (15%)', '49']) {
    expect(
      all.some((line) => line.startsWith(text)),
      text,
    ).toBe(true);
  }
});

const wordsOf = (elements: PaperElement[]) => elements.filter((element) => element.kind === 'words');

test('a local phone number is printed as typed and dialled with its country', () => {
  const [first = []] = pagesOf({ paper, site: 'https://site.test', place: FIRST_PLACE });
  const phone = wordsOf(first).find(({ text }) => text === paper.from.phone);
  expect(phone?.href).toBe('tel:+254700000000');
});

/** From a table that ends anywhere on one page to a table that ends anywhere on the next. */
const lengths = Array.from({ length: 40 }, (_, index) => index + 1);

test.each(lengths)(
  'a table of %i lines has column heads on each of its pages, and its total in company',
  (count) => {
    const lines = Array.from({ length: count }, (_, index) => ({ label: `Day ${index}`, amount: 1000 }));
    const short = {
      ...paper,
      client: 'Kitenge',
      booking: { ...paper.booking, service: 'Runway', place: '' },
    };
    const pages = pagesOf({
      paper: { ...short, lines, terms: 'Half when it is confirmed.' },
      site: 'https://site.test',
      place: FIRST_PLACE,
    });
    for (const words of pages.map(wordsOf)) {
      const parts = words.map(({ part }) => part);
      const rows = parts.filter((part) => /^(?:line|discount|vat)/.test(part));
      if (rows.length > 0) expect(parts.indexOf('sums')).toBeLessThan(parts.indexOf(String(rows[0])));
      expect(parts.includes('sums')).toBe(rows.length > 0);
      if (parts.includes('total')) expect(rows.length).toBeGreaterThan(0);
      expect(words.filter(({ part }) => part !== 'foot').at(-1)?.tag).not.toBe('H2');
    }
  },
);

test('prints every field completely, in any script', () => {
  const label = '½ day, 6′ of silk → 山田太郎 😀';
  const pages = pagesOf({
    paper: { ...paper, client: 'דנה לוי', lines: [{ label, amount: 1 }], terms: 'สมชาย გიორგი' },
    site: 'https://site.test',
    place: FIRST_PLACE,
  });
  const texts = pages.flatMap(wordsOf).map(({ text }) => text);
  for (const text of ['½ day, 6′ of silk → 山田太郎 [grinning]', 'דנה לוי', 'สมชาย [giorgi]'])
    expect(texts).toContain(text);
});

test('says who accepted it, and is a booking confirmation once the booking is confirmed', () => {
  const textOf = (more: Partial<QuotePaper>) =>
    pagesOf({ paper: { ...paper, ...more }, site: 'https://site.test', place: FIRST_PLACE })
      .flatMap(wordsOf)
      .map(({ text }) => text)
      .join(' ');
  const accepted = { name: 'Zuri', company: 'Kitenge Ltd', day: '2026-11-28' };
  const quote = textOf({ state: 'accepted', accepted });
  expect(quote).toMatch(/Accepted by Zuri, for Kitenge Ltd, on 28.November.2026\./);
  expect(quote).not.toContain('Booking confirmation');
  expect(textOf({ state: 'accepted', accepted, isConfirmed: true })).toContain('Booking confirmation');
  expect(textOf({ state: 'accepted', accepted: null })).toContain('Accepted.');
});

test('prints when to pay a quote, and the heading and notes of a receipt', () => {
  const textOf = (more: Partial<QuotePaper>) =>
    pagesOf({ paper: { ...paper, ...more }, site: 'https://site.test', place: FIRST_PLACE })
      .flatMap(wordsOf)
      .map(({ text }) => text.replaceAll('\u00A0', ' '));
  const payment = { deposit: 1000, depositDays: 3, balanceDays: 14 };
  expect(textOf({ payment }).join(' ')).toContain(
    'A deposit of KES 1,000 is due 3 days after you accept. The balance is due on 28 December 2026.',
  );
  const receipt = textOf({ title: 'Receipt', notes: ['Everything is paid.', 'N'.repeat(200)], terms: '' });
  expect(receipt).toEqual(expect.arrayContaining(['Receipt', 'Everything is paid.']));
  expect(receipt).not.toContain('Quote');
  expect(
    receipt
      .join('')
      .match(/N{20,}/g)
      ?.join('').length,
  ).toBeGreaterThanOrEqual(200);
});
