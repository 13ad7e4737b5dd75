import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { askFirst } from '../../manager/ask-first';
import { hasUnsavedChanges } from '../../manager/unsaved-guard';
import { session } from '../../strapi/owner-session';
import { signOutOwner } from './mutations';
import { wording } from './wording';

export function useSessionState() {
  return useSyncExternalStore(session.subscribe, session.state);
}

/** Leaves the area when the session is closed: by Logout, here or in another tab. */
export function useLeaveWhenSignedOut(): void {
  const state = useSessionState();
  const router = useRouter();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (state !== 'none') return;
    queryClient.clear();
    void router.navigate({ to: '/login', replace: true, ignoreBlocker: true });
  }, [state, router, queryClient]);
}

/** The Logout button's action: asks first when a form on the screen would be lost. */
export function useLogout() {
  const { mutate, isPending } = useMutation(signOutOwner());
  const logout = async () => {
    const sure =
      !hasUnsavedChanges() || (await askFirst({ question: wording.logoutUnsaved, yes: wording.logout }));
    if (sure) mutate();
  };
  return { logout, isPending };
}
