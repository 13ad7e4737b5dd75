import { ACT_LIMITS, type ClientAct } from '../../../features/bookings/client-actions';
import type { ClientPage } from '../../../features/bookings/use-client-booking';
import { bookingWording } from '../../../features/bookings/wording';
import inputs from '../styles/inputs.module.css';
import classes from './client-booking.module.css';

const words = bookingWording.client;

interface FieldProps {
  page: ClientPage;
}

/** Who accepts the quote, and for whom. Uncontrolled, so that a refusal leaves what was typed. */
export function AcceptFields({ page }: FieldProps) {
  const { booking, refused } = page;
  const number = booking?.quote?.number ?? '';
  return (
    <>
      <ActLine name="name" label={words.fullName} page={page} autoComplete="name" required />
      <ActLine name="company" label={words.company} page={page} autoComplete="organization" />
      {/* A newer quote needs its own tick. */}
      <label key={number} className={classes.agree}>
        <input
          type="checkbox"
          name="agree"
          value="yes"
          required
          defaultChecked={Boolean(refused?.values.agree)}
        />
        <span>{words.acceptTerms(number)}</span>
      </label>
      <p>{words.byName}</p>
    </>
  );
}

interface ActTextProps extends FieldProps {
  name: keyof typeof ACT_LIMITS;
  label: string;
  required?: boolean;
}

export function ActText({ label, page, ...field }: ActTextProps) {
  return (
    <label className={classes.field}>
      <span className={inputs.label}>{label}</span>
      <textarea rows={3} {...controlOf(page, field.name)} {...field} />
    </label>
  );
}

export function ActLine({ label, page, ...field }: ActTextProps & { autoComplete: string }) {
  return (
    <label className={classes.field}>
      <span className={inputs.label}>{label}</span>
      <input type="text" {...controlOf(page, field.name)} {...field} />
    </label>
  );
}

interface DayFieldProps extends FieldProps {
  name: keyof Pick<ClientAct, 'firstDay' | 'lastDay' | 'day'>;
  label: string;
  required?: boolean;
  /** YYYY-MM-DD; also the first value */
  max?: string;
}

export function DayField({ label, page: { refused }, ...field }: DayFieldProps) {
  return (
    <label className={classes.field}>
      <span className={inputs.label}>{label}</span>
      <input
        type="date"
        defaultValue={refused?.values[field.name] || field.max}
        className={inputs.input}
        {...field}
      />
    </label>
  );
}

const controlOf = ({ refused }: ClientPage, name: ActTextProps['name']) => ({
  maxLength: ACT_LIMITS[name],
  defaultValue: refused?.values[name] ?? '',
  className: inputs.input,
});
