import { useRouterState } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { BOOKING_STATES } from '../../../../../cms/src/shared/booking';
import { blankAct, type ClientAct } from '../../../features/bookings/client-actions';
import type { ClientBooking, ClientQuote } from '../../../features/bookings/client-booking';
import type { ClientPage } from '../../../features/bookings/use-client-booking';
import { bookingWording } from '../../../features/bookings/wording';
import { FORM_NOTICE_ID } from '../../../features/submission/posted-form';
import { focusHeading } from '../../../routing/focus-in-place';
import { unbroken } from '../../../texts/plain-text';
import { ActionLink } from '../components/action-link';
import styles from '../components/form.module.css';
import actions from '../styles/action.module.css';
import inputs from '../styles/inputs.module.css';
import text from '../styles/type.module.css';
import { AcceptFields, ActText } from './act-fields';
import { EstimateLines } from './booking-estimate';
import classes from './client-booking.module.css';

const words = bookingWording.client;

const PRIMARY = `${actions.button} ${actions.primary}`;

/** Returns the request line by line, without empty fields. */
export function bookingFacts(booking: ClientBooking) {
  const { service, extras, days, startTime, place, name, notes } = booking;
  return [
    { label: bookingWording.service, value: unbroken(service) },
    { label: bookingWording.extras, value: unbroken(extras.join(', ')) },
    { label: words.days, value: unbroken(days) },
    { label: words.startTime, value: startTime },
    { label: words.place, value: place },
    { label: bookingWording.name, value: name },
    { label: words.notes, value: notes },
  ].filter(({ value }) => value);
}

export interface PartProps {
  page: ClientPage;
}

/** Further actions: WhatsApp, the calendar file, another request. */
export function ClientWays({ page: { token, booking } }: PartProps) {
  if (!booking) return null;
  const { state, whatsapp, calendarFile } = booking;
  return (
    <p className={classes.ways}>
      {whatsapp && (
        <a href={whatsapp} target="_blank" rel="noopener noreferrer" className={actions.action}>
          {words.whatsapp}
        </a>
      )}
      {calendarFile && (
        <a href={`/b/${token}/booking.ics`} className={actions.action}>
          {words.calendarFile[calendarFile]}
        </a>
      )}
      {BOOKING_STATES[state].isClosed && <ActionLink to="/book">{words.askAgain}</ActionLink>}
    </p>
  );
}

/** What a form without JavaScript has done, or why it was refused, and the link to continue after reading the change. */
export function ClientNotice({ page: { refused, done, booking, mustReadAgain } }: PartProps) {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  if (!refused) {
    if (!done) return null;
    return (
      <p id={FORM_NOTICE_ID} role="status" data-tone="done" className={styles.notice}>
        {done}
      </p>
    );
  }
  const quote = booking?.quote;
  const { question, reason, name, company, code } = refused.values;
  const typed = question || reason || [name, company, code].filter(Boolean).join(', ');
  return (
    <>
      <p id={FORM_NOTICE_ID} role="alert" data-tone="problem" className={styles.notice}>
        {refused.sentence}
      </p>
      {mustReadAgain && typed && (
        <p>
          {words.yourText} {typed}
        </p>
      )}
      {mustReadAgain && (
        <p>
          <a href={pathname} className={actions.action}>
            {quote?.isOpen ? words.changed.haveRead(sumOf(quote)) : words.changed.show}
          </a>
        </p>
      )}
    </>
  );
}

/** A quote to read, accept or ask about. */
export function QuotePart({ page }: PartProps) {
  const { token, booking, mustReadAgain } = page;
  if (!booking?.quote) return null;
  const {
    lines,
    terms,
    text: validity,
    payTerms,
    otherDays,
    usage,
    accepted,
    isConfirmation,
    isOpen,
  } = booking.quote;
  const sum = sumOf(booking.quote);
  return (
    <>
      <p className={text.title2}>{unbroken(sum)}</p>
      <EstimateLines lines={lines} currency={booking.quote.currency} />
      {otherDays && <p>{unbroken(otherDays)}</p>}
      {usage && <p>{unbroken(usage)}</p>}
      <p>{unbroken(accepted || validity)}</p>
      {payTerms && <p>{unbroken(payTerms)}</p>}
      {terms && (
        <div className={classes.terms}>
          <h3 className={inputs.label}>{words.terms}</h3>
          <p>{terms}</p>
        </div>
      )}
      <p className={classes.ways}>
        <a href={`/b/${token}/quote.pdf`} target="_blank" rel="noopener" className={actions.action}>
          {words.quoteFile[isConfirmation ? 'confirmation' : 'quote']}
        </a>
      </p>
      {isOpen && !mustReadAgain && (
        <>
          <Act page={page} act="accept" label={words.accept} submit={words.acceptYes(sum)} isPrimary>
            <AcceptFields page={page} />
          </Act>
          <Act page={page} act="ask" label={words.ask} submit={words.askYes}>
            <ActText name="question" label={words.question} page={page} required />
          </Act>
        </>
      )}
    </>
  );
}

/** The estimate; once there is a quote, it is collapsed to one line. */
export function EstimatePart({ page: { booking } }: PartProps) {
  if (!booking?.estimate) return null;
  const { lines, total, currency, isFrom } = booking.estimate;
  const words = bookingWording.estimate;
  const sum = unbroken(words.sum(total, isFrom, currency));
  if (!booking.quote) {
    return (
      <>
        <p className={text.title2}>{sum}</p>
        <EstimateLines lines={lines} currency={currency} />
        <p className={text.quiet}>{words.note}</p>
      </>
    );
  }
  return (
    <details className={`${classes.former} ${text.quiet}`}>
      <summary>{words.whenAsked(sum)}</summary>
      <EstimateLines lines={lines} currency={currency} />
      <p>{words.note}</p>
    </details>
  );
}

/** Asks before it cancels. */
export function CancelPart({ page }: PartProps) {
  const { booking, mustReadAgain } = page;
  if (!booking?.canCancel || mustReadAgain) return null;
  return (
    <Act page={page} act="cancel" label={words.cancel} submit={words.cancelYes}>
      <p>{words.cancelAsk}</p>
      <ActText name="reason" label={words.reason} page={page} />
    </Act>
  );
}

/** 'KES 55,000' */
export const sumOf = ({ total, currency }: Pick<ClientQuote, 'total' | 'currency'>): string =>
  bookingWording.estimate.sum(total, false, currency);

interface ActProps {
  page: ClientPage;
  act: string;
  /** Label of the button that opens it */
  label: string;
  /** Label of the button that sends it */
  submit: string;
  /** What most clients come for */
  isPrimary?: boolean;
  children: ReactNode;
}

/**
 * One action of the client, in two steps. The form opens next to the button, so that a second tap only closes it. When
 * `seen` changes, the form closes.
 */
export function Act({ page, act, label, submit, isPrimary, children }: ActProps) {
  const { booking, refused, busy } = page;
  const look = isPrimary ? PRIMARY : actions.button;
  const seen = booking?.seen ?? '';
  const [opened, setOpened] = useState({ seen, isOpen: refused?.values.act === act });
  if (opened.seen !== seen) setOpened({ seen, isOpen: false });
  const details = useRef<HTMLDetailsElement>(null);
  const openBefore = useRef(setOpened);
  // A client may have opened it before the app took the page over.
  useLayoutEffect(() => {
    if (details.current?.open) openBefore.current((current) => ({ ...current, isOpen: true }));
  }, []);
  return (
    <details
      ref={details}
      className={classes.ask}
      open={opened.isOpen}
      onToggle={({ currentTarget }) => setOpened({ seen, isOpen: currentTarget.open })}
    >
      <summary className={!isPrimary ? actions.action : opened.isOpen ? actions.button : PRIMARY}>
        {label}
      </summary>
      <ActForm page={page} act={act} seen={seen}>
        {children}
        <button type="submit" className={look} disabled={busy}>
          {busy ? words.busy : submit}
        </button>
      </ActForm>
    </details>
  );
}

interface ActFormProps {
  page: ClientPage;
  act: string;
  seen: string;
  children: ReactNode;
}

function ActForm({ page, act, seen, children }: ActFormProps) {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const typed = Object.keys(blankAct).map((name) => [name, String(fields.get(name) ?? '')]);
    // Closes the form, so that the same question is not sent twice. Its button is hidden with it.
    const onSuccess = () => {
      form.reset();
      focusHeading();
    };
    if (!page.busy) page.act(Object.fromEntries(typed) as ClientAct, { onSuccess });
  };
  return (
    <form method="post" action={`${pathname}#${FORM_NOTICE_ID}`} onSubmit={submit} className={classes.form}>
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="seen" value={seen} />
      {children}
    </form>
  );
}
