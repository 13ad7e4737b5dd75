import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import type { BookableServices } from '../../features/bookings/services';
import type { BookingForm } from '../../features/bookings/use-booking-form';
import { bookingWording as words } from '../../features/bookings/wording';
import { BookingCalendar } from './booking-calendar';
import classes from './booking-fields.module.css';

/** The style of the booking fields in a theme. */
export interface BookingFieldsLook {
  /** A titled part of the form around its fields */
  Part: ComponentType<{ title: string; children: ReactNode }>;
  /** A field over the whole width */
  wide: string | undefined;
  /** Around the boxes of a list */
  options: string | undefined;
  calendar: Parameters<typeof BookingCalendar>[0]['look'];
  notesRows: number;
}

interface BookingFieldsProps {
  form: BookingForm;
  bookable: BookableServices;
  look: BookingFieldsLook;
}

export function BookingFields({ form, bookable, look }: BookingFieldsProps) {
  const { field, values, today } = form;
  const { Part, wide } = look;
  return (
    <>
      <EnterSends />
      <Part title={words.what}>
        <ServiceFields form={form} bookable={bookable} look={look} />
      </Part>
      <Part title={words.when}>
        <div className={wide}>
          <BookingCalendar
            {...form.calendar}
            chosen={values}
            choose={form.chooseDay}
            today={today}
            hint={form.quantityHint}
            look={look.calendar}
          />
        </div>
        <TextInput
          className={classes.moment}
          min={today}
          {...field('firstDay')}
          onChange={({ target }) => form.typeDays({ firstDay: target.value })}
        />
        <TextInput
          className={classes.moment}
          min={values.firstDay || today}
          {...field('lastDay')}
          onChange={({ target }) => form.typeDays({ lastDay: target.value })}
        />
        <TextInput className={classes.moment} description={words.startTimeHelp} {...field('startTime')} />
      </Part>
      <Part title={words.where}>
        <TextInput {...field('city')} />
        <TextInput {...field('venue')} />
      </Part>
      <Part title={words.who}>
        <TextInput {...field('name')} />
        <TextInput description={words.emailHelp} {...field('email')} />
        <TextInput description={words.phoneHelp} {...field('phone')} />
        <Textarea className={wide} rows={look.notesRows} {...field('notes')} />
      </Part>
    </>
  );
}

function ServiceFields({
  form,
  bookable: { services, extras, usages },
  look: { wide, options },
}: BookingFieldsProps) {
  const { field, service, quantityHint } = form;
  const { name, ...group } = field('extras');
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
      {extras.length > 0 && (
        <Checkbox.Group className={wide} {...group}>
          <div className={options}>
            {extras.map((extra) => (
              <Checkbox key={extra} name={name} value={extra} label={extra} />
            ))}
          </div>
        </Checkbox.Group>
      )}
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
