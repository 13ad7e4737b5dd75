import type { BookableServices } from '../../../features/bookings/services';
import { useBookingForm } from '../../../features/bookings/use-booking-form';
import { bookingWording } from '../../../features/bookings/wording';
import { VisitorForm } from '../../../features/submission/visitor-form';
import { toasts } from '../../../notifications/toasts';
import { FormNotice, SubmitButton } from '../components/form';
import { BookingEstimate, EstimateBar } from './booking-estimate';
import { BookingFields } from './booking-fields';
import classes from './booking-form.module.css';

interface BookingFormProps {
  bookable: BookableServices;
  /** From a Book Now link */
  service?: string;
}

/** The parts of the request, one below the other, with the estimate beside them. */
export function BookingForm({ bookable, service }: BookingFormProps) {
  const form = useBookingForm({ bookable, service, onProblem: toasts.problem });
  return (
    <VisitorForm frame={form.frame} noValidate className={classes.form}>
      <div className={classes.parts}>
        <FormNotice answer={form.answer} />
        <BookingFields form={form} bookable={bookable} />
        <EstimateBar shown={form.estimate} />
      </div>
      <div className={classes.estimate}>
        <BookingEstimate shown={form.estimate} />
      </div>
      <div className={classes.end}>
        <p>{bookingWording.notBinding}</p>
        <SubmitButton words={bookingWording} busy={form.frame.busy} />
      </div>
    </VisitorForm>
  );
}
