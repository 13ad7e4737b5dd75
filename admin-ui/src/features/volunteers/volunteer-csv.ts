import { siteDay } from '../../../../cms/src/shared/site-clock';
import { CONTENT_TYPES } from '../../strapi/content-types.gen';
import { cameFromWording } from '../person/wording';
import { type Volunteer, volunteerStatusLooks } from './volunteer';

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

const COLUMNS: [heading: string, cell: (volunteer: Volunteer) => string][] = [
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Project', ({ project }) => project?.title ?? ''],
  ['Status', ({ status }) => volunteerStatusLooks[status].label],
  ['Availability', ({ availability }) => availability.join('; ')],
  ['Skills', ({ skills }) => skills.join('; ')],
  ['Interests', ({ interests }) => interests.join('; ')],
  [CONTENT_TYPES.volunteer.cameFrom.label, ({ cameFrom }) => cameFromWording.name(cameFrom)],
  ['Message', ({ message }) => message],
  ['Joined', ({ createdAt }) => createdAt],
];

/** Returns the volunteers as a CSV file (RFC 4180, UTF-8 with a byte order mark). `Joined` is ISO 8601, UTC. */
export function volunteersCsv(volunteers: readonly Volunteer[]): string {
  const rows = [
    COLUMNS.map(([heading]) => heading),
    ...volunteers.map((volunteer) => COLUMNS.map(([, cell]) => cell(volunteer))),
  ];
  return BYTE_ORDER_MARK + rows.map((cells) => cells.map(csvCell).join(',') + LINE_END).join('');
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
export const csvFileName = (now: Date): string => `volunteers-${siteDay(now.getTime())}.csv`;
