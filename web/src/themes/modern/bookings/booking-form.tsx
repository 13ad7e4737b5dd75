import type { BookableServices } from '../../../features/bookings/services';
import { useBookingForm } from '../../../features/bookings/use-booking-form';
import { bookingWording } from '../../../features/bookings/wording';
import { VisitorForm } from '../../../features/submission/visitor-form';
import { toasts } from '../../../notifications/toasts';
import { BookingEstimate, EstimateBar } from '../../shared/booking-estimate';
import { BookingFields, type BookingFieldsLook } from '../../shared/booking-fields';
import { FormNotice, FormPart, SubmitButton } from '../components/form';
import styles from '../components/form.module.css';
import { settings } from '../settings';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import classes from './booking-form.module.css';

const look: BookingFieldsLook = {
  Part: FormPart,
  wide: styles.wide,
  options: undefined,
  calendar: { title: text.title3, hint: classes.hint, action: actions.action },
  notesRows: settings.contactMessageRows,
};

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
        <BookingFields form={form} bookable={bookable} look={look} />
        <EstimateBar shown={form.estimate} className={classes.bar} />
      </div>
      <div className={classes.estimate}>
        <BookingEstimate
          shown={form.estimate}
          look={{
            title: `${text.label} ${text.quiet} ${classes.label}`,
            sum: `${text.title2} ${classes.sum}`,
            button: actions.button,
          }}
        />
      </div>
      <div className={classes.end}>
        <p>{bookingWording.notBinding}</p>
        <SubmitButton words={bookingWording} busy={form.frame.busy} />
      </div>
    </VisitorForm>
  );
}
