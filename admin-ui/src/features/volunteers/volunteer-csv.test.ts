import { afterEach, describe, expect, test, vi } from 'vitest';
import { csvCell, csvFileName, toCsv } from '../../kit/page/csv';
import type { Volunteer } from './volunteer';
import { VOLUNTEER_COLUMNS } from './volunteer-export';

const buildVolunteer = (changes: Partial<Volunteer> = {}): Volunteer => ({
  documentId: 'v1',
  revision: 1,
  name: 'Achieng Otieno',
  email: 'achieng@example.com',
  phone: '0712 345678',
  message: 'I can help.',
  availability: ['Evenings', 'Weekends'],
  skills: ['Design'],
  interests: [],
  status: 'approved',
  project: { documentId: 'p1', title: 'Walk Tall' },
  createdAt: '2026-03-01T09:00:00.000Z',
  cameFrom: 'instagram',
  ...changes,
});

const lines = (csv: string) => csv.slice(1).split('\r\n');

describe('Export Data is a CSV file, RFC 4180, UTF-8 with a byte order mark', () => {
  test('starts with the byte order mark and a line of headings', () => {
    const csv = toCsv(VOLUNTEER_COLUMNS, []);

    expect(csv).toBe(
      '\uFEFFName,Email,Phone,Project,Status,Availability,Skills,Interests,Came from,Message,Joined\r\n',
    );
  });

  test('writes one line per volunteer, and ends every line with CR LF', () => {
    const csv = toCsv(VOLUNTEER_COLUMNS, [
      buildVolunteer(),
      buildVolunteer({ project: null, status: 'pending' }),
    ]);

    expect(lines(csv).slice(1)).toEqual([
      'Achieng Otieno,achieng@example.com,0712 345678,Walk Tall,Approved,Evenings; Weekends,Design,,Instagram,I can help.,2026-03-01T09:00:00.000Z',
      'Achieng Otieno,achieng@example.com,0712 345678,,Pending,Evenings; Weekends,Design,,Instagram,I can help.,2026-03-01T09:00:00.000Z',
      '',
    ]);
  });

  test.each([
    ['plain text', 'plain text'],
    ['Otieno, Achieng', '"Otieno, Achieng"'],
    ['the "best"', '"the ""best"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['Zoë 🌿', 'Zoë 🌿'],
    ['', ''],
  ])('writes %j as %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });
});

describe('Export Data is safe against formulas', () => {
  test.each(['=', '+', '-', '@', '\uFF1D', '\uFF0B', '\uFF0D', '\uFF20', '\t', '\0'])(
    'a cell that starts with %j gets a leading apostrophe',
    (start) => {
      expect(csvCell(`${start}1+1`)).toBe(`'${start}1+1`);
    },
  );

  test.each(['\r', '\n'])(
    'a cell that starts with a line break gets one too, and so does the line after it',
    (start) => {
      expect(csvCell(`${start}=1+1`)).toBe(`"'${start}'=1+1"`);
    },
  );

  test('a formula with quotes and commas is escaped before it is quoted', () => {
    expect(csvCell('=HYPERLINK("http://a.example","x")')).toBe(`"'=HYPERLINK(""http://a.example"",""x"")"`);
  });

  test('the same signs further inside are left alone', () => {
    expect(csvCell('a=b+c-d@e')).toBe('a=b+c-d@e');
  });

  test.each([
    ['a;=1', "a;'=1"],
    ['a; "@SUM(A1)', '"a; ""\'@SUM(A1)"'],
    ['a;";+1', '"a;"";\'+1"'],
    ['a\t-1', "a\t'-1"],
    ['a\n=1;x=2', '"a\n\'=1;x=2"'],
    ["a;'=1", "a;'=1"],
    ['Evenings; Weekends', 'Evenings; Weekends'],
  ])('%j starts no formula where ";" or a tab separates columns', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  test('escapes every column of a volunteer', () => {
    const hostile = buildVolunteer({ name: '=1', phone: '+254 700', message: '@SUM(A1)', skills: ['-1'] });

    expect(lines(toCsv(VOLUNTEER_COLUMNS, [hostile]))[1]).toBe(
      "'=1,achieng@example.com,'+254 700,Walk Tall,Approved,Evenings; Weekends,'-1,,Instagram,'@SUM(A1),2026-03-01T09:00:00.000Z",
    );
  });
});

afterEach(() => vi.unstubAllEnvs());

test.each(['Africa/Nairobi', 'America/New_York', 'Pacific/Auckland'])(
  'the file is named after the day in Nairobi, even in a browser in %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    expect(csvFileName('volunteers', new Date('2026-03-08T21:00:00Z'))).toBe('volunteers-2026-03-09.csv');
    expect(csvFileName('volunteers', new Date('2026-03-08T20:59:59Z'))).toBe('volunteers-2026-03-08.csv');
  },
);

test.each([
  ['0712345678', "'0712345678"],
  ['+254712345678', "'+254712345678"],
  ['254712345678', "'254712345678"],
  ['0712.345678', "'0712.345678"],
  ['0712-345-678', "'0712-345-678"],
  ['(0712345678)', "'(0712345678)"],
  ['07/12/26', "'07/12/26"],
  ['1e5', "'1e5"],
  ['0712 345678', '0712 345678'],
  ['2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z'],
  ['0', '0'],
  ['2026', '2026'],
])('%s opens as it was typed', (typed, cell) => {
  expect(csvCell(typed)).toBe(cell);
});
