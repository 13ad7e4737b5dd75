import { isDay } from '../../../../cms/src/shared/days';
import { siteDay } from '../../../../cms/src/shared/site-clock';
import { downloadText } from './download-text';

/** Marks the file as UTF-8 for spreadsheet programs. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Line end of RFC 4180. */
const LINE_END = '\r\n';

/**
 * Characters that start a formula in a spreadsheet: = + - @ and their full-width forms. Also tab, line breaks and
 * NUL, which some programs drop before they read the next character.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose
const FORMULA_START = /^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r\n\u0000]/;

/**
 * Texts that a spreadsheet would convert to a number, date or time. It drops leading zeros, rounds long numbers, and
 * converts 0712.345678, (0712345678), 07-12-26 and 1e5.
 */
const NUMBER = /^(?:0\d+|\d{12,}|\(\d+\)|\.?\d+[.,:/e-][\d.,:/-]*\d)$/i;

const FORMULA_SIGN = /[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Characters that start a cell or row where `;` or a tab separates columns, even inside quotes. */
const DIVIDERS = new Set([';', '\t', '\r', '\n']);
const SKIPPED = /[\s"]/;

/** Headings and cells of a table. Numbers and days, YYYY-MM-DD, are written as such, so that a spreadsheet can add and sort them. */
export type CsvColumns<Row> = readonly [heading: string, cell: (row: Row) => string | number][];

/** Returns rows as a CSV file (RFC 4180, UTF-8 with a byte order mark). */
export function toCsv<Row>(columns: CsvColumns<Row>, rows: readonly Row[]): string {
  const cells = [
    columns.map(([heading]) => heading),
    ...rows.map((row) => columns.map(([, cell]) => cell(row))),
  ];
  const written = (cell: string | number) =>
    typeof cell === 'number' || isDay(cell) ? String(cell) : csvCell(cell);
  return BYTE_ORDER_MARK + cells.map((row) => row.map(written).join(',') + LINE_END).join('');
}

/** Returns a value as a cell that stays text: a leading ' keeps spreadsheets from calculating or rounding it. */
export function csvCell(text: string): string {
  const isTaken = FORMULA_START.test(text) || NUMBER.test(text);
  const inert = inertAfterDividers(isTaken ? `'${text}` : text);
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/**
 * Escapes formulas after separators. Where `;` separates columns, as in much of Europe, a text may continue in
 * another cell. It could be a formula there.
 */
function inertAfterDividers(text: string): string {
  let inert = '';
  let beginsCell = false;
  for (const character of text) {
    if (beginsCell && FORMULA_SIGN.test(character)) inert += "'";
    inert += character;
    beginsCell = DIVIDERS.has(character) || (beginsCell && SKIPPED.test(character));
  }
  return inert;
}

/** Returns 'volunteers-2026-03-31.csv', with today's date. */
export const csvFileName = (name: string, now: Date): string => `${name}-${siteDay(now.getTime())}.csv`;

/** @param name of the file, before the date */
export const downloadCsv = <Row>(name: string, columns: CsvColumns<Row>, rows: readonly Row[]): void =>
  downloadText(toCsv(columns, rows), csvFileName(name, new Date()), 'text/csv;charset=utf-8');
