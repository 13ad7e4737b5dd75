import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { addDays } from '../../../../cms/src/shared/days';
import { nairobiDay, nairobiMoment } from '../../../../cms/src/shared/nairobi';

/** Returns the milliseconds until the date changes in Nairobi. */
export const untilMidnight = (now: number): number =>
  Date.parse(nairobiMoment(addDays(nairobiDay(now), 1), '00:00')) - now;

/**
 * Returns the date in Nairobi and updates it at midnight there. The first render uses the server's date, so that
 * hydration matches even around midnight.
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
