import { CommandError } from '../../scripts/config/command-error.mjs';
import { secondsSince } from '../../scripts/run/progress.mjs';

/** Undefined: not measured. */
export type Cell = string | number | undefined;

export interface Table {
  title: string;
  columns: string[];
  rows: Cell[][];
  notes?: string[];
}

export interface Goal {
  what: string;
  figure: number;
  /** The limit: the figure must not be above it, or with `least` below it. */
  most: number;
  least?: boolean;
}

const NOT_MEASURED = '–';

/** Returns the value below which a part of the values is, by nearest rank. */
export function percentile(values: readonly number[], part: number) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}

export function median(values: readonly number[]) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Returns the ratio of two figures; 1 if both are 0. */
export const ratio = (figure: number, compared: number) => (figure === compared ? 1 : figure / compared);

/** Returns a figure with its significant digits. */
export function cellText(cell: Cell) {
  if (typeof cell === 'string') return cell;
  if (cell === undefined || Number.isNaN(cell)) return NOT_MEASURED;
  const size = Math.abs(cell);
  if (Number.isInteger(cell) || size >= 100) return String(Math.round(cell));
  if (size >= 10) return cell.toFixed(1);
  return cell.toFixed(size >= 0.1 ? 2 : 4);
}

export function tableText({ title, columns, rows, notes = [] }: Table) {
  const texts = [columns, ...rows.map((row) => row.map(cellText))];
  const widths = columns.map((_, at) => Math.max(...texts.map((row) => row[at]?.length ?? 0)));
  const [head, ...lines] = texts.map(
    (row) => `| ${row.map((text, at) => text.padEnd(widths[at] ?? 0)).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [`## ${title}\n`, head, rule, ...lines, ...notes.map((note) => `\n${note}`), ''].join('\n');
}

const goalTable = (goals: Goal[]): Table => ({
  title: 'Goals, each with the worst figure measured',
  columns: ['What', 'Figure', 'Goal', 'Met'],
  rows: goals
    .filter(({ figure }) => Number.isFinite(figure))
    .map(({ what, figure, most, least = false }) => {
      const isMet = least ? figure >= most : figure <= most;
      return [what, figure, `${least ? '≥' : '≤'} ${most}`, isMet ? 'yes' : 'no'];
    }),
});

/** Prints each table at once and collects the goals. */
export class Findings {
  #goals: Goal[] = [];

  add(...tables: Table[]) {
    for (const table of tables) console.log(`\n${tableText(table)}`);
  }

  addGoals(goals: Goal[]) {
    this.#goals.push(...goals);
  }

  /**
   * Runs one part. If it fails, logs the reason and continues.
   *
   * @param what such as "Lighthouse on the starter content"
   */
  async attempt<T>(what: string, work: () => Promise<T>): Promise<T | undefined> {
    const since = Date.now();
    console.log(`\n── ${what}`);
    try {
      const result = await work();
      console.log(`── ${what}: ${secondsSince(since)}`);
      return result;
    } catch (error) {
      const detail = error instanceof CommandError && error.detail ? `\n${error.detail}` : '';
      console.log(
        `── ${what}: not measured. ${error instanceof CommandError ? error.message : error}${detail}`,
      );
      return undefined;
    }
  }

  finish() {
    this.add(goalTable(this.#goals));
  }
}
