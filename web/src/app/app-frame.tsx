import { useRouter, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { focusHeading } from '../routing/focus-in-place';
import { ToastPlace } from './toast-place';

/**
 * Wraps every page: adds the mark of a loading page, the announcement of a new page, and toasts once they may be
 * needed.
 */
export function AppFrame({ children }: { children: ReactNode }) {
  useBusyMark();
  return (
    <>
      {children}
      <RouteAnnouncer />
      <ToastPlace />
    </>
  );
}

/** Marks the visible page as busy while another one loads; `document.css` draws a bar if that takes long. */
function useBusyMark() {
  const isPending = useRouterState({ select: ({ status }) => status === 'pending' });
  useEffect(() => {
    if (!isPending) return;
    // The layout of the other theme may replace it in the meantime.
    const main = document.querySelector('main');
    main?.setAttribute('aria-busy', 'true');
    return () => main?.removeAttribute('aria-busy');
  }, [isPending]);
}

/**
 * Announces a new page to screen readers: reads its title, and moves the focus to its heading, where Tab and reading
 * continue. Another page of a list counts as a new page; a filter or a lightbox does not.
 */
function RouteAnnouncer() {
  const router = useRouter();
  const announcer = useRef<HTMLParagraphElement>(null);
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation) return;
        if (!pathChanged && pageOfList(fromLocation) === pageOfList(toLocation)) return;
        if (announcer.current) announcer.current.textContent = document.title;
        focusHeading();
      }),
    [router],
  );
  return <p ref={announcer} data-route-announcer="" aria-live="polite" />;
}

/** The page number in the address; the first page has none. */
const pageOfList = ({ search }: { search: { page?: number } }) => search.page;
