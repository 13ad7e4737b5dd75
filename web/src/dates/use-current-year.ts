import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { yearOfMoment } from './long-date';

/**
 * Returns the current year. The first render uses the server's date, so that hydration matches even around midnight.
 */
export function useCurrentYear(): number {
  const { renderedOn } = useRouteContext({ from: '__root__' });
  const [year, setYear] = useState(() => Number(renderedOn.slice(0, 'YYYY'.length)));
  useEffect(() => setYear(Number(yearOfMoment(new Date().toISOString()))), []);
  return year;
}
