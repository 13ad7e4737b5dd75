import type { UseFormReturnType } from '@mantine/form';
import { requiredDay } from '../../manager/fields';

/** @param day the first and the last one of something new, until others are chosen; '' for none */
export function dayFields(day: string) {
  const dayField = (label: string) => {
    const field = requiredDay({ label });
    return { ...field, typed: (shown = day) => shown } satisfies typeof field;
  };
  return { firstDay: dayField('First day'), lastDay: dayField('Last day') };
}

/**
 * The form whose last day follows the first: most bookings are for one day, and none ends before it begins. Only
 * what is typed is followed: values that are put into the form have a last day of their own.
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
          // A date field has a value after every digit: the year begins as 0002.
          if (lastDay && lastDay !== before && lastDay >= firstDay) return;
          // Both are strings, which the type of a field of `T` does not say.
          form.setFieldValue('lastDay', firstDay as never);
        },
      };
    },
  };
}
