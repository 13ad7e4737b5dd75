import { isInternalWrite } from '../../content';
import { beforeSave } from '../../content/rules/rule';
import { siteDay } from '../../shared/site-clock';
import { refused } from '../wording';

/** A line in a save; a stored line is found by its id. */
type Line = Record<string, unknown>;

/**
 * Checks that each measurement has a value and valid metric text. Sets the day of changed values to today,
 * unless the save sends another day or restores an earlier version.
 */
export const measurements = beforeSave(async ({ strapi, caller, uid, data, documentId = '' }) => {
  const today = siteDay();
  if (typeof data.measuredOn === 'string' && data.measuredOn > today)
    throw refused('DAY_IN_FUTURE', { field: 'measuredOn' });
  if (!Array.isArray(data.lines)) return;
  const stored = await strapi.db.query(uid).findOne({ where: { documentId }, populate: { lines: true } });
  const before: Line[] = stored?.lines ?? [];
  const after = data.lines.filter(isLine).map((line) => ({ ...knownAs(line, before), ...line }));
  after.forEach(checkLine);
  const isDated = data.measuredOn && data.measuredOn !== stored?.measuredOn;
  const isMeasuredNow = caller() !== 'system' && !isDated && !isInternalWrite('restore');
  if (isMeasuredNow && after.some((line) => isNew(line, before))) data.measuredOn = today;
});

const isLine = (line: unknown): line is Line => typeof line === 'object' && line !== null;

const knownAs = ({ id }: Line, lines: Line[]): Line | undefined =>
  lines.find((line) => String(line.id) === String(id));

function checkLine({ label, metric, imperial }: Line, index: number): void {
  const about = { field: `lines.${index}.metric`, params: { name: String(label ?? '') } };
  if (!metric && !imperial) throw refused('MEASUREMENT_EMPTY', about);
  if (typeof metric === 'string' && metric && !isMetric(metric)) throw refused('METRIC_INVALID', about);
}

/** Returns whether a line has new values. Where it is shown, its order and its name may change. */
function isNew(line: Line, before: Line[]): boolean {
  const sameName = before.filter(({ label }) => label === line.label);
  const candidates = sameName.length > 0 ? sameName : before;
  return !candidates.some(
    (other) => sameText(other.metric, line.metric) && sameText(other.imperial, line.imperial),
  );
}

/** Empty text is stored as sent: '' or null. */
const sameText = (one: unknown, other: unknown) => (one || '') === (other || '');

const LETTERS = /\p{L}+/gu;
const UNITS = ['mm', 'cm', 'm', 'kg', 'g', 'eu'];
const DIGIT = /\d/;
/** Marks of feet and inches, typed or typeset. */
const MARKS = /['"’”′″]/;

/** Returns whether a text is a metric value: a number, and no letters except units. '96-98 cm', '44 EU' */
export const isMetric = (text: string): boolean =>
  DIGIT.test(text) &&
  !MARKS.test(text) &&
  (text.match(LETTERS) ?? []).every((letters) => UNITS.includes(letters.toLowerCase()));
