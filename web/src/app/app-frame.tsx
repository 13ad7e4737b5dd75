import { useRouter, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { focusHeading } from '../routing/focus-in-place';
import { ToastPlace } from './toast-place';

/** What surrounds every page: what says that another has come, and a place for toasts once there may be one. */
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

/** Says of the page in sight that another is on its way; `document.css` draws a bar once that takes long. */
function useBusyMark() {
  const isPending = useRouterState({ select: ({ status }) => status === 'pending' });
  useEffect(() => {
    if (!isPending) return;
    // The layout of the other theme may take its place meanwhile.
    const main = document.querySelector('main');
    main?.setAttribute('aria-busy', 'true');
    return () => main?.removeAttribute('aria-busy');
  }, [isPending]);
}

/**
 * Tells visitors who do not see it that another page has come: its title is read out, and the focus goes to its
 * heading, so that Tab and reading go on from there. Another page of a list takes the place of the last and counts as
 * one; a filter or a lightbox does not.
 */
function RouteAnnouncer() {
  const router = useRouter();
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation) return;
        if (!pathChanged && pageOfList(fromLocation) === pageOfList(toLocation)) return;
        if (told.current) told.current.textContent = document.title;
        focusHeading();
      }),
    [router],
  );
  return <p ref={told} data-route-announcer="" aria-live="polite" />;
}

/** As its address says; the first page says nothing. */
const pageOfList = ({ search }: { search: { page?: number } }) => search.page;
