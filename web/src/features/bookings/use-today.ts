import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { addDays } from '../../../../cms/src/shared/days';
import { nairobiDay, nairobiMoment } from '../../../../cms/src/shared/nairobi';

/** Milliseconds from `now` until calendars in Nairobi show another day. */
export const untilMidnight = (now: number): number =>
  Date.parse(nairobiMoment(addDays(nairobiDay(now), 1), '00:00')) - now;

/**
 * The day in Nairobi, wherever the browser is; a page that stays open goes on to the next. The first render uses the
 * day of the server, so that hydration agrees at any midnight.
 */
export function useToday(): string {
  const { renderedOn } = useRouteContext({ from: '__root__' });
  const [today, setToday] = useState(renderedOn);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const now = Date.now();
      setToday(nairobiDay(now));
      timer = setTimeout(look, untilMidnight(now));
    };
    look();
    return () => clearTimeout(timer);
  }, []);
  return today;
}
