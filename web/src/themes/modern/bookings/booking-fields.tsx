import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { BookableServices } from '../../../features/bookings/services';
import type { BookingForm } from '../../../features/bookings/use-booking-form';
import { bookingWording as words } from '../../../features/bookings/wording';
import { Checkboxes } from '../../shared/mantine-checkboxes';
import { FormPart } from '../components/form';
import styles from '../components/form.module.css';
import { settings } from '../settings';
import { BookingCalendar } from './booking-calendar';
import classes from './booking-fields.module.css';

interface BookingFieldsProps {
  form: BookingForm;
  bookable: BookableServices;
}

export function BookingFields({ form, bookable }: BookingFieldsProps) {
  const { field, values, today } = form;
  return (
    <>
      <EnterSends />
      <FormPart title={words.what}>
        <ServiceFields form={form} bookable={bookable} />
      </FormPart>
      <FormPart title={words.when}>
        <div className={styles.wide}>
          <BookingCalendar
            {...form.calendar}
            chosen={values}
            choose={form.chooseDay}
            today={today}
            hint={form.quantityHint}
          />
        </div>
        <TextInput
          min={today}
          {...field('firstDay')}
          onChange={({ target }) => form.typeDays({ firstDay: target.value })}
        />
        <TextInput
          min={values.firstDay || today}
          {...field('lastDay')}
          onChange={({ target }) => form.typeDays({ lastDay: target.value })}
        />
        <TextInput description={words.startTimeHelp} {...field('startTime')} />
      </FormPart>
      <FormPart title={words.where}>
        <TextInput {...field('city')} />
        <TextInput {...field('venue')} />
      </FormPart>
      <FormPart title={words.who}>
        <TextInput {...field('name')} />
        <TextInput description={words.emailHelp} {...field('email')} />
        <TextInput description={words.phoneHelp} {...field('phone')} />
        <Textarea className={styles.wide} rows={settings.contactMessageRows} {...field('notes')} />
      </FormPart>
    </>
  );
}

function ServiceFields({ form, bookable: { services, extras, usages } }: BookingFieldsProps) {
  const { field, service, quantityHint } = form;
  const least = service?.smallestQuantity ?? 1;
  // Without JavaScript the service may change before the form is sent, so all usages are shown.
  const isUsed = usages.length > 0 && (!service || service.hasUsage);
  const atLeast = service && least > 1 ? words.atLeast(least, service.unit) : undefined;
  return (
    <>
      <NativeSelect
        {...field('service')}
        data={[{ value: '', label: words.chooseService }, ...services.map(({ name }) => name)]}
        onChange={({ target }) => form.chooseService(target.value)}
      />
      <TextInput
        {...field('quantity')}
        // Mantine puts its asterisk beside the label: a browser's translator would leave old words there.
        label={<span>{words.howMany(service?.unit)}</span>}
        description={quantityHint ?? atLeast}
        inputMode="numeric"
      />
      {isUsed && <NativeSelect {...field('usage')} data={[{ value: '', label: words.noUsage }, ...usages]} />}
      {extras.length > 0 && <Checkboxes className={styles.wide} options={extras} {...field('extras')} />}
    </>
  );
}

/** Enter presses the first button of a form, which must send it and not choose a day. */
function EnterSends() {
  return (
    <span aria-hidden="true" className={classes.outOfSight}>
      <button type="submit" tabIndex={-1}>
        {words.submit}
      </button>
    </span>
  );
}
