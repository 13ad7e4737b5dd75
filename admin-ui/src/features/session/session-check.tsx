import { Button, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { session } from '../../strapi/owner-session';
import classes from './session-check.module.css';
import { wording } from './wording';

const { documentElement } = document;
/** Hides the page: see session-check.module.css. */
const HIDING = 'data-unconfirmed';

/**
 * Hides the page while nobody looks at it, and after that until the CMS has confirmed the session. The browser shows a
 * page from its cache as it was, although the owner may have signed out elsewhere.
 */
export function SessionCheck() {
  const [isUnreachable, setUnreachable] = useState(false);
  const focused = useRef<Element | null>(null);

  const hide = () => {
    // A hidden field loses the focus.
    if (!documentElement.hasAttribute(HIDING)) focused.current = document.activeElement;
    documentElement.setAttribute(HIDING, '');
  };
  const show = () => {
    documentElement.removeAttribute(HIDING);
    if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
  };
  const check = useEffectEvent(async () => {
    hide();
    setUnreachable(false);
    try {
      await session.check();
    } catch {
      return setUnreachable(true);
    }
    // After the end of the session the sign-in page follows.
    if (session.state() !== 'none' && document.visibilityState === 'visible') show();
  });

  const follow = useEffectEvent(() => (document.visibilityState === 'hidden' ? hide() : void check()));
  useEffect(() => {
    const onChange = () => follow();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  useWindowEvent('pagehide', hide);
  useWindowEvent('pageshow', ({ persisted }) => persisted && void check());
  useWindowEvent('online', () => isUnreachable && void check());
  useEffect(() => () => documentElement.removeAttribute(HIDING), []);

  if (!isUnreachable) return null;
  return (
    <div className={classes.question} role="alert">
      <Text>{wording.unconfirmed}</Text>
      <Button onClick={() => void check()}>{wording.checkAgain}</Button>
    </div>
  );
}
