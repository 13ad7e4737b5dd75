import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ClientBooking } from '../../../features/bookings/client-booking';
import { bookingWording } from '../../../features/bookings/wording';
import { focusHeading } from '../../../routing/focus-in-place';
import { unbroken } from '../../../texts/plain-text';
import actions from '../styles/action.module.css';
import inputs from '../styles/inputs.module.css';
import text from '../styles/type.module.css';
import classes from './changed-booking.module.css';
import { type PartProps, sumOf } from './client-booking';

const words = bookingWording.client;

/** Shows what has changed since the page was loaded. Nothing else can be pressed until the client confirms it. */
export function ChangedBooking({ page }: PartProps) {
  const { booking, changed, confirmChange } = page;
  if (!booking || !changed) return null;
  return (
    // Each further change needs its own confirmation.
    <ChangeDialog key={changed.seen} before={booking} now={changed} onConfirm={confirmChange} />
  );
}

interface ChangeProps {
  before: ClientBooking;
  now: ClientBooking;
  onConfirm: () => void;
}

function ChangeDialog({ before, now, onConfirm }: ChangeProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [hasRead, setHasRead] = useState(false);
  const offer = newOffer(before, now);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      // The button that was pressed may have disappeared with the change.
      focusHeading();
    };
  }, []);

  // Some browsers close a dialog on Escape although the page prevents it.
  useEffect(() => {
    const element = dialog.current;
    const openAgain = () => dialog.current?.isConnected && !dialog.current.open && dialog.current.showModal();
    element?.addEventListener('close', openAgain);
    return () => element?.removeEventListener('close', openAgain);
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={title}
      className={classes.dialog}
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id={title} className={inputs.label}>
        {offer ? words.changed.quote : words.changed.booking}
      </h2>
      {offer && (
        <>
          <p className={text.title2}>{unbroken(words.changed.newSum(offer.number, sumOf(offer)))}</p>
          {before.quote && (
            <p>{unbroken(words.changed.formerSum(before.quote.number, sumOf(before.quote)))}</p>
          )}
        </>
      )}
      <p>{words.changed.state(now.title)}</p>
      {now.days !== before.days && <p>{unbroken(words.changed.days(now.days))}</p>}
      {now.payments && now.text !== before.text && <p>{unbroken(now.text)}</p>}
      {now.otherDays !== before.otherDays && now.otherDays && <p>{unbroken(now.otherDays)}</p>}
      {offer && (
        <label className={classes.read}>
          <input type="checkbox" checked={hasRead} onChange={() => setHasRead(!hasRead)} />
          <span>{words.changed.haveRead(sumOf(offer))}</span>
        </label>
      )}
      <button
        type="button"
        className={actions.button}
        disabled={offer !== undefined && !hasRead}
        onClick={onConfirm}
      >
        {words.changed.show}
      </button>
    </dialog>
  );
}

/** Returns the quote that replaced the one on the page. */
const newOffer = ({ quote: former }: ClientBooking, { quote }: ClientBooking) =>
  quote?.isOpen && quote.number !== former?.number ? quote : undefined;
