import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { yearOfMoment } from './long-date';

/** The current year. The first render uses the moment of the server, so that hydration agrees at any midnight. */
export function useCurrentYear(): number {
  const { renderedAt } = useRouteContext({ from: '__root__' });
  const [year, setYear] = useState(() => Number(yearOfMoment(renderedAt)));
  useEffect(() => setYear(Number(yearOfMoment(new Date().toISOString()))), []);
  return year;
}
