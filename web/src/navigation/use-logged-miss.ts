import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { logFailure } from '../outcomes/log';

/** Logs the visit of a path that nothing answers; for the screen that says so. */
export function useLoggedMiss(): void {
  // The location moves on before that screen goes: what is logged is the path that is shown.
  const pathname = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname,
  });
  useEffect(() => {
    logFailure(`404 Error: User attempted to access non-existent route: ${pathname}`);
  }, [pathname]);
}
