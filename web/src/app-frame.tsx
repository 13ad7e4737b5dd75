import { lazy, type ReactNode, Suspense } from 'react';
import { useToastsWanted } from './outcomes/use-toasts-wanted';

const ToastFrame = lazy(() => import('./toast-frame'));

/** What surrounds every page: a place for toasts, from the moment there may be one. */
export function AppFrame({ children }: { children: ReactNode }) {
  const toastsWanted = useToastsWanted();
  return (
    <>
      {children}
      {toastsWanted && (
        <Suspense>
          <ToastFrame />
        </Suspense>
      )}
    </>
  );
}
