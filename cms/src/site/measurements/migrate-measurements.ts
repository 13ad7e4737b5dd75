import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { isMetric } from '../../shared/metric-units';

const MEASUREMENTS = 'api::measurements.measurements';
/** A note in the database after the move, so that deleted measurements stay deleted. */
const MOVED = 'measurements_moved';
const MOST_LINES = 100;

type Place = 'onBiography' | 'onRateCard';

interface FormerLine {
  field: string;
  label: string;
  value: string;
}

export interface Line {
  label: string;
  metric: string;
  imperial: string;
  onBiography: boolean;
  onRateCard: boolean;
  onCompCard: boolean;
}

/**
 * Merges the two lists of earlier releases into one record, once. Until 1.1.0 the rate card held its own list
 * and the biography's, each line as printed text. The old rows stay.
 */
export async function moveFormerLists(strapi: Core.Strapi): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const former = await formerLines(trx);
    const noted = await trx('site_notes').where({ name: MOVED }).first('name');
    if (former.length === 0 || noted) return;
    await trx('site_notes').insert({ name: MOVED, value: new Date().toISOString() });
    const listOf = (field: string) => former.filter((line) => line.field === field);
    const lines = oneList(listOf('measurements'), listOf('biographyMeasurements'));
    await strapi.documents(MEASUREMENTS).create({ data: { lines: lines.slice(0, MOST_LINES) } });
  });
}

/** Returns rows whose fields the schema no longer has. Strapi keeps them while it knows their component. */
async function formerLines(trx: Knex.Transaction): Promise<FormerLine[]> {
  if (!(await trx.schema.hasColumn('components_person_measurements', 'value'))) return [];
  return trx('rate_cards_cmps as part')
    .join('components_person_measurements as line', 'line.id', 'part.cmp_id')
    .where('part.component_type', 'person.measurement')
    .orderBy('part.order')
    .select('part.field', 'line.label', 'line.value');
}

/**
 * Merges both lists, each in its own order. Equal measurements become one line, different ones two neighbouring lines.
 */
export function oneList(
  rateCard: Pick<FormerLine, 'label' | 'value'>[],
  biography: Pick<FormerLine, 'label' | 'value'>[],
): Line[] {
  const lines = rateCard.map(({ label, value }) => lineOf(label, value, 'onRateCard'));
  let next = 0;
  for (const { label, value } of biography) {
    const line = lineOf(label, value, 'onBiography');
    const isBehind = (other: Line, index: number) => index >= next && other.label === label;
    const same = lines.findIndex(
      (other, index) =>
        isBehind(other, index) && other.metric === line.metric && other.imperial === line.imperial,
    );
    const beside = lines.findIndex(isBehind);
    if (lines[same]) lines[same].onBiography = true;
    else lines.splice(beside < 0 ? next : beside + 1, 0, line);
    next = (same < 0 ? (beside < 0 ? next : beside + 1) : same) + 1;
  }
  return lines;
}

const IN_BRACKETS = /^(.+) \((.+)\)$/;
const AFTER_A_SLASH = /^(.+) \/ (.+)$/;
const SIZE = /EU$/i;

/** Splits a text into its parts if the pages can rebuild it exactly; otherwise keeps it whole. */
function lineOf(label: string, value: string, place: Place): Line {
  const places = { onBiography: place === 'onBiography', onRateCard: place === 'onRateCard' };
  const line = { label, ...places, onCompCard: places.onRateCard };
  const isPrintedWithSlash = (metric: string) => place === 'onBiography' || SIZE.test(metric);
  const [, imperial = '', metric = ''] = IN_BRACKETS.exec(value) ?? AFTER_A_SLASH.exec(value) ?? [];
  const isTheSame = isMetric(metric) && IN_BRACKETS.test(value) !== isPrintedWithSlash(metric);
  if (isTheSame) return { ...line, metric, imperial };
  return isMetric(value)
    ? { ...line, metric: value, imperial: '' }
    : { ...line, metric: '', imperial: value };
}
