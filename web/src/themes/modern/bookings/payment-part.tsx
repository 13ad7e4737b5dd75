import { useState } from 'react';
import type { ClientPayments } from '../../../features/bookings/client-payments';
import { useToday } from '../../../features/bookings/use-today';
import { bookingWording } from '../../../features/bookings/wording';
import { unbroken } from '../../../texts/plain-text';
import { copyText } from '../../shared/share-button';
import actions from '../styles/action.module.css';
import inputs from '../styles/inputs.module.css';
import text from '../styles/type.module.css';
import { ActLine, DayField } from './act-fields';
import { Act, type PartProps } from './client-booking';
import classes from './client-booking.module.css';

const words = bookingWording.client.pay;

interface PaymentPartProps extends PartProps {
  payments: ClientPayments;
}

/** What to pay, how to pay it, and what was paid. */
export function PaymentPart({ page, payments: shown }: PaymentPartProps) {
  const { toPay, dueOn, sums, numbers, ways, payments } = shown;
  return (
    <>
      {toPay && <p className={text.title2}>{unbroken(toPay)}</p>}
      {dueOn && <p>{unbroken(dueOn)}</p>}
      {sums && <p>{unbroken(sums)}</p>}
      {toPay && ways.length === 0 && <p>{words.noWays}</p>}
      {numbers.map((way) => (
        <NumberToCopy key={way.name + way.number} {...way} />
      ))}
      {toPay && (
        <p className={classes.ways}>
          <a
            href={`/b/${page.token}/payment-request.pdf`}
            target="_blank"
            rel="noopener"
            className={actions.action}
          >
            {words.request}
          </a>
        </p>
      )}
      {payments.map(({ text, number, receipt }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: payments are only added
        <p key={index} className={classes.payment}>
          {unbroken(text)}{' '}
          {number && (
            <a href={`/b/${page.token}/receipt-${number}.pdf`} target="_blank" rel="noopener">
              {receipt}
            </a>
          )}
        </p>
      ))}
      {shown.canClaim && !page.mustReadAgain && <ClaimForm page={page} payments={shown} />}
    </>
  );
}

/** A number that is selected with one tap, or copied. */
function NumberToCopy({ name, number, details }: ClientPayments['numbers'][number]) {
  const [answer, setAnswer] = useState('');
  const answers = { copied: words.copied, refused: words.copyByHand };
  return (
    <div className={classes.number}>
      <h3 className={inputs.label}>{name}</h3>
      <span>{number}</span>
      <button
        type="button"
        className={actions.action}
        data-needs-script=""
        aria-label={words.copyOf(name)}
        onClick={async () => setAnswer(answers[await copyText(number)])}
      >
        {words.copy}
      </button>
      <span role="status">{answer}</span>
      {details && <p>{details}</p>}
    </div>
  );
}

function ClaimForm({ page, payments: { ways, sum } }: PaymentPartProps) {
  const today = useToday();
  const typed = page.refused?.values;
  return (
    <Act page={page} act="pay" label={words.havePaid} submit={words.report(sum)} isPrimary>
      <label className={classes.field}>
        <span className={inputs.label}>{words.way}</span>
        <select name="way" defaultValue={typed?.act === 'pay' ? typed.way : ways[0]} className={inputs.input}>
          {[...ways, ''].map((name) => (
            <option key={name} value={name}>
              {name || words.anotherWay}
            </option>
          ))}
        </select>
      </label>
      <ActLine name="code" label={words.code} page={page} autoComplete="off" />
      <DayField name="day" label={words.day} page={page} required max={today} />
    </Act>
  );
}
