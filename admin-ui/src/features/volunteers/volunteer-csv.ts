import { nairobiDay } from '../../../../cms/src/shared/nairobi';
import { type Volunteer, volunteerStatusLooks } from './volunteer';

/** Tells spreadsheet programs that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** RFC 4180: every line ends like this. */
const LINE_END = '\r\n';

/**
 * What a spreadsheet may take for a formula when a cell begins with it: = + - @, their full-width forms, and
 * tab, line breaks and NUL, which some programs drop before they look at the next character.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose
const FORMULA_START = /^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r\n\u0000]/;

/**
 * What a spreadsheet takes for a number, a day or a time: it drops zeros at the start, rounds long ones, and makes other
 * things of 0712.345678, (0712345678), 07-12-26 and 1e5.
 */
const NUMBER = /^(?:0\d+|\d{12,}|\(\d+\)|\.?\d+[.,:/e-][\d.,:/-]*\d)$/i;

const FORMULA_SIGN = /[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/;

/** What begins a cell or a row where `;` or the tab divides columns, whatever quotes stand around it. */
const DIVIDERS = new Set([';', '\t', '\r', '\n']);
const SKIPPED = /[\s"]/;

const COLUMNS: [heading: string, cell: (volunteer: Volunteer) => string][] = [
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Project', ({ project }) => project?.title ?? ''],
  ['Status', ({ status }) => volunteerStatusLooks[status].label],
  ['Availability', ({ availability }) => availability.join('; ')],
  ['Skills', ({ skills }) => skills.join('; ')],
  ['Interests', ({ interests }) => interests.join('; ')],
  ['Message', ({ message }) => message],
  ['Joined', ({ createdAt }) => createdAt],
];

/** The volunteers as a CSV file (RFC 4180, UTF-8 with a byte order mark). `Joined` is ISO 8601, UTC. */
export function volunteersCsv(volunteers: readonly Volunteer[]): string {
  const rows = [
    COLUMNS.map(([heading]) => heading),
    ...volunteers.map((volunteer) => COLUMNS.map(([, cell]) => cell(volunteer))),
  ];
  return BYTE_ORDER_MARK + rows.map((cells) => cells.map(csvCell).join(',') + LINE_END).join('');
}

/** One value as a cell that stays text: a leading ' keeps spreadsheets from calculating or rounding it. */
export function csvCell(text: string): string {
  const isTaken = FORMULA_START.test(text) || NUMBER.test(text);
  const inert = inertAfterDividers(isTaken ? `'${text}` : text);
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** Where `;` divides columns, as in much of Europe, a text may go on in another cell, and be a formula there. */
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

/** 'volunteers-2026-03-31.csv', by the day in Nairobi. */
export const csvFileName = (now: Date): string => `volunteers-${nairobiDay(now.getTime())}.csv`;
