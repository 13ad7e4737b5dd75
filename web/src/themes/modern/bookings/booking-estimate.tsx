import type { Estimate } from '../../../features/bookings/documents';
import { LOOK_FIELD, look as looking } from '../../../features/bookings/look-again';
import type { BookingForm } from '../../../features/bookings/use-booking-form';
import { bookingWording } from '../../../features/bookings/wording';
import { WithoutScript } from '../../../routing/more-pages';
import { unbroken } from '../../../texts/plain-text';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { BUTTONS_OF_FORM, ESTIMATE_ID } from './booking-calendar';
import classes from './booking-estimate.module.css';

const words = bookingWording.estimate;

type BookingEstimateProps = { shown: BookingForm['estimate'] };

/** The estimated price of a request, next to the form. */
export function BookingEstimate({ shown: { estimate, isOnRequest, isLate, failed } }: BookingEstimateProps) {
  const none = isOnRequest ? words.onRequest : words.none;
  return (
    <section
      id={ESTIMATE_ID}
      aria-labelledby="estimate-title"
      className={classes.estimate}
      aria-busy={isLate}
    >
      <h2 id="estimate-title" className={`${text.label} ${text.quiet} ${classes.title}`}>
        {words.title}
      </h2>
      {estimate && !failed && (
        <>
          <p className={`${text.title2} ${classes.sum}`} role="status">
            {unbroken(words.sum(estimate.total, estimate.isFrom, estimate.currency))}
          </p>
          <EstimateLines {...estimate} />
        </>
      )}
      <p className={classes.note}>{failed ? words.failed : estimate ? words.note : none}</p>
      <WithoutScript>
        <button
          type="submit"
          name={LOOK_FIELD}
          value={looking.estimate}
          {...BUTTONS_OF_FORM}
          className={actions.button}
        >
          {words.show}
        </button>
      </WithoutScript>
    </section>
  );
}

/**
 * The sum in one line that stays visible while the form is filled in. Screen readers use the status of the estimate.
 */
export function EstimateBar({ shown: { estimate, isLate, failed } }: BookingEstimateProps) {
  if (!estimate || failed) return null;
  return (
    <p className={classes.bar} aria-hidden="true" data-late={isLate || undefined}>
      <span>{words.note}</span>
      <span className={classes.barSum}>
        {unbroken(words.sum(estimate.total, estimate.isFrom, estimate.currency))}
      </span>
    </p>
  );
}

export function EstimateLines({ lines, currency }: Pick<Estimate, 'lines' | 'currency'>) {
  return (
    <dl className={classes.lines}>
      {lines.map(({ label, amount }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike
        <div key={index}>
          <dt>{unbroken(label)}</dt>
          <dd>{words.line(amount, currency)}</dd>
        </div>
      ))}
    </dl>
  );
}
