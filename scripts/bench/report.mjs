// @ts-check

/**
 * @typedef {string | number | undefined} Cell undefined: not measured
 *
 * @typedef {object} Table
 * @property {string} title
 * @property {string[]} columns
 * @property {Cell[][]} rows
 * @property {string[]} [notes] sentences printed below it
 */

const NOT_MEASURED = '–';

/**
 * A figure with as many digits as mean something.
 *
 * @param {Cell} cell
 */
export function cellText(cell) {
  if (typeof cell === 'string') return cell;
  if (cell === undefined || Number.isNaN(cell)) return NOT_MEASURED;
  if (Number.isInteger(cell) || Math.abs(cell) >= 100) return String(Math.round(cell));
  const size = Math.abs(cell);
  return cell.toFixed(size >= 10 ? 1 : size >= 0.1 ? 2 : 4);
}

/**
 * Cells of equal width, figures to the right.
 *
 * @param {Table} table
 * @returns {string[][]}
 */
function aligned({ columns, rows }) {
  const texts = [columns, ...rows.map((row) => row.map(cellText))];
  const widths = columns.map((_, at) => Math.max(...texts.map((row) => row[at]?.length ?? 0)));
  const isFigures = columns.map((_, at) => rows.every((row) => typeof row[at] !== 'string'));
  return texts.map((row) =>
    row.map((text, at) => (isFigures[at] ? text.padStart(widths[at] ?? 0) : text.padEnd(widths[at] ?? 0))),
  );
}

/** @param {Table} table */
export function plainTable(table) {
  const lines = aligned(table).map((row) => `  ${row.join('  ')}`.trimEnd());
  return [`\n${table.title}\n`, ...lines, ...(table.notes ?? []).map((note) => `  ${note}`)].join('\n');
}

/** @param {Table} table */
export function markdownTable(table) {
  const [head = [], ...rows] = aligned(table).map((row) => row.map((text) => text.replaceAll('|', '\\|')));
  const rule = head.map((text) => '-'.repeat(text.length));
  const lines = [head, rule, ...rows].map((row) => `| ${row.join(' | ')} |`);
  return [`## ${table.title}\n`, ...lines, ...(table.notes ?? []).map((note) => `\n${note}`), ''].join('\n');
}
