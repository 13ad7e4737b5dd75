import { siteDay } from '../../../../cms/src/shared/site-clock';
import { serverNow } from '../../dates/server-clock';
import { toggle } from '../../kit/fields/choice-fields';
import { requiredText, text } from '../../kit/fields/fields';
import { parts } from '../../kit/fields/part-fields';
import type { ItemIn } from '../../resource/resource';
import { single } from '../../resource/single';
import { CONTENT_TYPES } from '../../strapi/content-types.gen';
import { imperialOf, metricOf } from './other-unit';
import { wording } from './wording';

const { measurement, measurements: labels } = CONTENT_TYPES;

const place = (label: string) =>
  toggle({ control: 'checkbox', label, first: true, words: { yes: label, no: '' } });

const lines = parts({
  ...labels.lines,
  description:
    'In the order shown on the site. If two pages show a value differently, add one line for each.',
  words: wording.words,
  rows: [
    ['label', 'metric', 'imperial'],
    ['onBiography', 'onRateCard', 'onCompCard'],
  ],
  narrowest: 120,
  fields: {
    label: requiredText(measurement.label),
    metric: text({
      ...measurement.metric,
      offers: ({ imperial }) => metricOf(String(imperial)),
    }),
    imperial: text({
      ...measurement.imperial,
      label: 'Imperial or words',
      offers: ({ metric }) => imperialOf(String(metric)),
    }),
    onBiography: place('Biography'),
    onRateCard: place('Rate card'),
    onCompCard: place('Comp card'),
  },
});

export const measurementFields = {
  measuredOn: {
    ...text({
      ...labels.measuredOn,
      description:
        'Visitors see the month. Changing a value sets this to today, unless you choose another date.',
      type: 'date',
    }),
    problem: (typed: string) => (typed > siteDay(serverNow()) ? wording.future : undefined),
  },
  lines: {
    ...lines,
    problem: (typed) => {
      const empty = typed.find(({ metric, imperial }) => !metric.trim() && !imperial.trim());
      return lines.problem?.(typed) ?? (empty && wording.valueMissing(empty.label));
    },
  } satisfies typeof lines,
};

/** The owner's measurements. */
export const measurements = single({
  type: 'measurements',
  fields: measurementFields,
  wording: { ...wording, created: wording.saved, updated: wording.saved },
});
export type Measurements = ItemIn<typeof measurements>;
