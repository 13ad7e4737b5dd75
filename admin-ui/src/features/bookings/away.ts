import { inputOf, text, type Values } from '../../kit/fields/fields';
import { CONTENT_TYPES } from '../../strapi/content-types.gen';
import { dayFields } from './day-fields';

/** @param day initial first and last day of new days away */
export function awayFields(day: string) {
  return {
    ...dayFields(day),
    note: text({
      ...CONTENT_TYPES.away.note,
      label: 'Private note (optional)',
      description: 'Visitors see only that you are away.',
    }),
  };
}

export type AwayFields = ReturnType<typeof awayFields>;

export const toAwayInput = (values: Values<AwayFields>) => inputOf(awayFields(''), values);
