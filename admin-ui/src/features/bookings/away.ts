import { inputOf, requiredDay, text, type Values } from '../../manager/fields';
import { wording } from './wording';

const labels = wording.away.fields;

/** @param day the first and the last one of new days away, until others are chosen */
export function awayFields(day: string) {
  const dayField = (label: string) => {
    const field = requiredDay({ label });
    return { ...field, typed: (shown = day) => shown } satisfies typeof field;
  };
  return {
    firstDay: dayField(labels.firstDay),
    lastDay: dayField(labels.lastDay),
    note: text({ label: labels.note, description: wording.away.hint, maxLength: 200 }),
  };
}

export type AwayFields = ReturnType<typeof awayFields>;

export const toAwayInput = (values: Values<AwayFields>) => inputOf(awayFields(''), values);
