import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { confirmAction } from '../../kit/delete/confirm-action';
import { hasLocalDrafts } from '../../kit/drafts/local-draft';
import { hasUnsavedChanges } from '../../kit/form/unsaved-guard';
import { session } from '../../strapi/owner-session';
import { signOutOwner } from './queries';
import { wording } from './wording';

export function useSessionState() {
  return useSyncExternalStore(session.subscribe, session.state);
}

/**
 * Leaves the area after signing out, here or in another tab. A tab with a filled form stays, asks for the password
 * and hides its content until then.
 */
export function useLeaveWhenSignedOut(): void {
  const state = useSessionState();
  const router = useRouter();
  const queryClient = useQueryClient();
  useEffect(() => session.stayWhile(hasUnsavedChanges), []);
  useEffect(() => {
    if (state !== 'none') return;
    queryClient.clear();
    void router.navigate({ to: '/login', replace: true, ignoreBlocker: true });
  }, [state, router, queryClient]);
}

/** Returns the action of the Logout button. It asks first if this tab or another one has unsaved changes. */
export function useLogout() {
  const { mutate, isPending } = useMutation(signOutOwner());
  const logout = async () => {
    const unsaved = hasUnsavedChanges() || hasLocalDrafts();
    const question = { question: wording.logoutUnsaved, about: wording.draftsStay, yes: wording.logout };
    if (!unsaved || (await confirmAction(question))) mutate();
  };
  return { logout, isPending };
}
