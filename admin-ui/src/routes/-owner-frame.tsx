import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pendingComments } from '../features/blog/resource';
import { wording as blog } from '../features/blog/wording';
import { bookingQueries } from '../features/bookings/queries';
import { wording as bookings } from '../features/bookings/wording';
import { useFind } from '../features/find/use-find';
import { unreadMessages } from '../features/messages/resource';
import { wording as messages } from '../features/messages/wording';
import { PLACES_OF_TEXTS } from '../features/pages/pages';
import { wording as pages } from '../features/pages/wording';
import { ConfirmDialog } from '../features/session/confirm-dialog';
import { PasswordDialog } from '../features/session/password-dialog';
import { SessionCheck } from '../features/session/session-check';
import { useLeaveWhenSignedOut, useLogout } from '../features/session/use-session';
import { settingsQueries } from '../features/settings/queries';
import { Shell } from '../shell/shell';

/** Frame of every page after sign-in. */
export function OwnerFrame({ children }: { children: ReactNode }) {
  useLeaveWhenSignedOut();
  const { logout, isPending } = useLogout();
  const { data: site } = useQuery(settingsQueries.siteState());
  const { data: unused = [] } = useQuery(settingsQueries.unusedPages());
  const { data: unread = 0 } = useQuery(unreadMessages());
  const { data: pending = 0 } = useQuery(pendingComments());
  const { data: asked } = useQuery(bookingQueries.waiting());
  const newEnquiries = asked?.newEnquiries ?? 0;
  const waiting = {
    '/messages': { value: unread, meaning: messages.unread(unread) },
    '/bookings': { value: newEnquiries, meaning: bookings.newEnquiries(newEnquiries) },
    '/blog': { value: pending, meaning: blog.comments.waiting(pending) },
  };
  return (
    <>
      <Shell
        siteTitle={site?.siteTitle ?? ''}
        unused={unused}
        waiting={waiting}
        palette={usePalette()}
        onLogout={logout}
        leaving={isPending}
      >
        {children}
      </Shell>
      <ConfirmDialog />
      <PasswordDialog />
      <SessionCheck />
    </>
  );
}

/** Returns the palette's search results: content by name, and the texts of the site. */
function usePalette() {
  const router = useRouter();
  const { query, setQuery, groups, isSearching } = useFind();
  const open = (address: string) => () => router.history.push(`/admin${address}`);
  const results = groups.map(({ kind, found }) => ({
    group: kind,
    // Matches whatever its name, because the CMS found it.
    actions: found.map(({ address, ...entry }) => ({ ...entry, keywords: query, onClick: open(address) })),
  }));
  const texts = PLACES_OF_TEXTS.map(({ address, ...text }) => ({
    ...text,
    id: address,
    onClick: open(address),
  }));
  return {
    query,
    onQuery: setQuery,
    isSearching,
    groups: [...results, { group: pages.palette, actions: texts }],
  };
}
