import { useRouteContext, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { bookingWording } from '../../../features/bookings/wording';
import { useSite } from '../../../features/site/use-site';
import { copyText } from '../../shared/share-button';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import classes from './client-booking.module.css';

const words = bookingWording.client;

/** Lets clients keep the link of their page. Those who gave no email address get it nowhere else. */
export function KeepLink({ endsOn }: { endsOn: string }) {
  const { origin } = useRouteContext({ from: '__root__' });
  const { title } = useSite();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const [answer, setAnswer] = useState('');
  const address = `${origin}${pathname}`;
  const answers = { copied: words.copied, refused: words.copyByHand(address) };
  const message = encodeURIComponent(words.link(title, address));
  return (
    <>
      <p className={text.quiet}>
        <span>{words.keep}</span> <span>{words.until(endsOn)}</span>
      </p>
      <p className={classes.ways}>
        <button
          type="button"
          className={actions.action}
          data-needs-script=""
          onClick={async () => setAnswer(answers[await copyText(address)])}
        >
          {words.copy}
        </button>
        <a
          href={`https://wa.me/?text=${message}`}
          target="_blank"
          rel="noopener noreferrer"
          className={actions.action}
        >
          {words.sendToMe}
        </a>
      </p>
      <p role="status" className={text.quiet}>
        {answer}
      </p>
    </>
  );
}
