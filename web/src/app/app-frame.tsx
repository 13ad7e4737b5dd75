import { lazy, type ReactNode, Suspense } from 'react';
import { useToastsWanted } from '../outcomes/use-toasts-wanted';
import { RouteAnnouncer } from './route-announcer';

const ToastFrame = lazy(() => import('./toast-frame'));

/** What surrounds every page: what says that another has come, and a place for toasts once there may be one. */
export function AppFrame({ children }: { children: ReactNode }) {
  const toastsWanted = useToastsWanted();
  return (
    <>
      {children}
      <RouteAnnouncer />
      {toastsWanted && (
        <Suspense>
          <ToastFrame />
        </Suspense>
      )}
    </>
  );
}
