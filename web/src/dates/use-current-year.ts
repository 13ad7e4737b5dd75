import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { yearOfMoment } from './long-date';

/** The current year. The first render uses the day of the server, so that hydration agrees at any midnight. */
export function useCurrentYear(): number {
  const { renderedOn } = useRouteContext({ from: '__root__' });
  const [year, setYear] = useState(() => Number(renderedOn.slice(0, 'YYYY'.length)));
  useEffect(() => setYear(Number(yearOfMoment(new Date().toISOString()))), []);
  return year;
}
