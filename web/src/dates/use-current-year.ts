import { useRouteContext } from '@tanstack/react-router';

/** Returns the year in which the page was made, by the server's clock. */
export function useCurrentYear(): number {
  const { renderedOn } = useRouteContext({ from: '__root__' });
  return Number(renderedOn.slice(0, 'YYYY'.length));
}
