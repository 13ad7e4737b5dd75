import { inputOf, text, type Values } from '../../kit/fields/fields';
import { dayFields } from './day-fields';

/** @param day initial first and last day of new days away */
export function awayFields(day: string) {
  return {
    ...dayFields(day),
    note: text({
      label: 'Private note (optional)',
      description: 'Visitors see only that you are away.',
      maxLength: 200,
    }),
  };
}

export type AwayFields = ReturnType<typeof awayFields>;

export const toAwayInput = (values: Values<AwayFields>) => inputOf(awayFields(''), values);
