import { refusedField } from '../../content/rules/field-error';
import { type Rule, writtenData } from '../../content/rules/rule';
import { isMetric } from '../../shared/metric-units';
import { nairobiDay } from '../../shared/nairobi';

const MEASUREMENTS = 'api::measurements.measurements';

/** A line in a save; a stored line is found by its id. */
type Line = Record<string, unknown>;

/**
 * Checks that each measurement has a value and valid metric text. Sets the day of changed values to today,
 * unless the save sends another day.
 */
export const measurements: Rule =
  ({ strapi, caller }) =>
  async (context, next) => {
    const data = writtenData(context);
    if (!data) return next();
    const today = nairobiDay();
    if (typeof data.measuredOn === 'string' && data.measuredOn > today) {
      const sentence = 'Measured on is in the future: choose today or a day before';
      throw refusedField(['measuredOn'], sentence);
    }
    if (!Array.isArray(data.lines)) return next();
    const { documentId = '' } = context.params as { documentId?: string };
    const stored = await strapi.db
      .query(MEASUREMENTS)
      .findOne({ where: { documentId }, populate: { lines: true } });
    const before: Line[] = stored?.lines ?? [];
    const after = data.lines.filter(isLine).map((line) => ({ ...knownAs(line, before), ...line }));
    after.forEach(checkLine);
    const isDated = data.measuredOn && data.measuredOn !== stored?.measuredOn;
    if (caller() !== 'system' && !isDated && after.some((line) => isNew(line, before)))
      data.measuredOn = today;
    return next();
  };

const isLine = (line: unknown): line is Line => typeof line === 'object' && line !== null;

const knownAs = ({ id }: Line, lines: Line[]): Line | undefined =>
  lines.find((line) => String(line.id) === String(id));

function checkLine({ label, metric, imperial }: Line, index: number): void {
  const name = label || 'A measurement';
  const refused = (field: string, sentence: string) => refusedField(['lines', `${index}`, field], sentence);
  if (!metric && !imperial) throw refused('metric', `${name} has no value: write it, or remove the line`);
  if (typeof metric === 'string' && metric && !isMetric(metric)) {
    throw refused(
      'metric',
      `The metric value of ${name} must be a number in cm, m, mm, kg, g or EU, such as 96 cm: write words and other units in the field beside it`,
    );
  }
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
