import { type ReactNode, useId } from 'react';
import type { BookableServices } from '../../../features/bookings/services';
import { useBookingForm } from '../../../features/bookings/use-booking-form';
import { bookingWording } from '../../../features/bookings/wording';
import { BookingEstimate, EstimateBar } from '../../shared/booking-estimate';
import { BookingFields, type BookingFieldsLook } from '../../shared/booking-fields';
import { Ornament } from '../components/ornament';
import { firstSaysIt } from '../forms/first-says-it';
import { Form } from '../forms/form';
import classes from '../forms/form.module.css';
import { settings } from '../settings';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import own from './booking-form.module.css';

const look: BookingFieldsLook = {
  Part,
  wide: classes.wide,
  options: own.options,
  calendar: { title: `${text.title3} ${own.month}`, hint: own.hint, action: actions.action },
  notesRows: settings.contactMessageRows,
};

interface BookingFormProps {
  bookable: BookableServices;
  /** From a Book Now link */
  service?: string;
}

/** The parts of an invitation: what, when, where and who; the sum precedes the signature. */
export function BookingForm({ bookable, service }: BookingFormProps) {
  const form = useBookingForm({ bookable, service, clientPage: '/v1/b/$token', mark: firstSaysIt });
  return (
    <Form frame={form.frame} answer={form.answer} words={bookingWording} aria-label={bookingWording.title}>
      <div className={own.parts}>
        <BookingFields form={form} bookable={bookable} look={look} />
        <EstimateBar shown={form.estimate} className={own.bar} />
      </div>
      <div className={own.estimate}>
        <Ornament />
        <BookingEstimate
          shown={form.estimate}
          look={{ title: `${text.label} ${text.accent}`, sum: text.title2, button: actions.button }}
        />
        <p className={own.note}>{bookingWording.notBinding}</p>
      </div>
    </Form>
  );
}

/** A titled part of the form on the middle axis. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend does not stand on the middle axis
    <div role="group" aria-labelledby={id} className={own.part}>
      <h2 id={id} className={text.title3}>
        {title}
      </h2>
      <div className={classes.fields}>{children}</div>
    </div>
  );
}
