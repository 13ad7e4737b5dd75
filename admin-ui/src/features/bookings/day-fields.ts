import type { UseFormReturnType } from '@mantine/form';
import { inputOf, requiredDay, text, type Values } from '../../kit/fields/fields';
import { CONTENT_TYPES } from '../../strapi/content-types.gen';

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

type AwayFields = ReturnType<typeof awayFields>;

export const toAwayInput = (values: Values<AwayFields>) => inputOf(awayFields(''), values);

/** @param day initial first and last day; '' for none */
export function dayFields(day: string) {
  const dayField = (label: string) => {
    const field = requiredDay({ label });
    return { ...field, toForm: (shown = day) => shown } satisfies typeof field;
  };
  return { firstDay: dayField('First day'), lastDay: dayField('Last day') };
}

/**
 * Makes the last day follow the first while it is typed: most bookings are for one day, and none ends before it
 * starts. Values set by code have their own last day, so they are not followed.
 */
export function lastDayFollowing<T extends Record<'firstDay' | 'lastDay', string>>(
  form: UseFormReturnType<T>,
): UseFormReturnType<T> {
  return {
    ...form,
    getInputProps: (path, options) => {
      const props = form.getInputProps(path, options);
      if (path !== 'firstDay') return props;
      return {
        ...props,
        onChange: (typed: unknown) => {
          const { firstDay: before, lastDay } = form.getValues();
          props.onChange(typed);
          const { firstDay } = form.getValues();
          // A date field has a value after every digit: the year starts as 0002.
          if (lastDay && lastDay !== before && lastDay >= firstDay) return;
          // Both values are strings, which the field type of `T` does not express.
          form.setFieldValue('lastDay', firstDay as never);
        },
      };
    },
  };
}
