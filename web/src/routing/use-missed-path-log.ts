import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { logFailure } from '../outcomes/log';

/** Logs the visit of a path that no page has, once, for the screen that says so. */
export function useMissedPathLog(): void {
  // While the visitor moves on, the location is already another and this screen is still there.
  const pathname = useRouterState({
    select: ({ status, location }) => (status === 'idle' ? location.pathname : null),
  });
  const logged = useRef<string>(undefined);
  useEffect(() => {
    if (pathname === null || pathname === logged.current) return;
    logged.current = pathname;
    logFailure(`404 Error: User attempted to access non-existent route: ${pathname}`);
  }, [pathname]);
}
