import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Outlet, redirect, useNavigate } from '@tanstack/react-router';
import { commentQueries } from '../features/blog/comment-queries';
import { wording as blog } from '../features/blog/wording';
import { useFind } from '../features/find/use-find';
import { messageQueries } from '../features/inbox/queries';
import { wording as messages } from '../features/inbox/wording';
import { PasswordDialog } from '../features/session/password-dialog';
import { useLeaveWhenSignedOut, useLogout } from '../features/session/use-session';
import { panelPlaces } from '../features/settings/panel-places';
import { settingsQueries } from '../features/settings/queries';
import { wording as settings } from '../features/settings/wording';
import { Shell } from '../shell/shell';
import { session } from '../strapi/owner-session';

export const Route = createFileRoute('/_owner')({
  beforeLoad: async ({ location }) => {
    if (!(await session.start())) throw redirect({ to: '/login', search: { next: location.href } });
  },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(messageQueries.unreadCount());
    void queryClient.prefetchQuery(commentQueries.pendingCount());
  },
  component: Owner,
});

function Owner() {
  useLeaveWhenSignedOut();
  const { logout, isPending } = useLogout();
  const { data: site } = useQuery(settingsQueries.siteState());
  const { data: unread = 0 } = useQuery(messageQueries.unreadCount());
  const { data: pending = 0 } = useQuery(commentQueries.pendingCount());
  const waiting = {
    '/messages': { value: unread, meaning: messages.unread(unread) },
    '/blog': { value: pending, meaning: blog.comments.waiting(pending) },
  };
  return (
    <>
      <Shell
        siteTitle={site?.siteTitle ?? ''}
        waiting={waiting}
        palette={usePalette()}
        onLogout={logout}
        leaving={isPending}
      >
        <Outlet />
      </Shell>
      <PasswordDialog />
    </>
  );
}

/** What the palette offers beside pages and actions: content by name, and texts that the raw panel holds. */
function usePalette() {
  const navigate = useNavigate();
  const { query, setQuery, found } = useFind();
  const { data: panelUrl } = useQuery(settingsQueries.panelUrl());
  const groups = [...new Set(found.map(({ kind }) => kind))].map((name) => ({
    name,
    entries: found
      .filter(({ kind }) => kind === name)
      .map(({ id, label, description, link }) => ({
        id,
        label,
        description,
        matches: query,
        open: () => navigate(link),
      })),
  }));
  const places = panelUrl ? panelPlaces(panelUrl) : [];
  const elsewhere = places.map(({ label, href }) => ({
    id: href,
    label,
    description: settings.inThePanel,
    open: () => window.open(href, '_blank', 'noopener'),
  }));
  return { query, onQuery: setQuery, groups: [...groups, { name: settings.moreTexts, entries: elsewhere }] };
}
