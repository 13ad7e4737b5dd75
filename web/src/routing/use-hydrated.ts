import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Tells the app that its first page has come to life. A layout has to say so: the router keeps pages in a
 * Suspense boundary, which is hydrated after everything around it.
 */
export function useHydrated(): void {
  const { onHydrated } = useRouteContext({ from: '__root__' });
  useEffect(() => onHydrated?.(), [onHydrated]);
}
