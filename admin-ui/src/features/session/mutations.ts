import { mutationOptions } from '@tanstack/react-query';
import { dropAllDrafts } from '../../manager/kept-draft';
import { pendingDeletes } from '../../manager/pending-deletes';
import { type Credentials, signIn, signOut } from '../../strapi/auth';
import { session } from '../../strapi/owner-session';
import { sessionQueries } from './queries';
import { sessionHint } from './sign-in';
import { wording } from './wording';

/** @param done the toast; none when the owner only goes on with what was open */
export const signInOwner = ({ done }: { done?: string } = {}) =>
  mutationOptions({
    mutationKey: ['session', 'sign-in'],
    mutationFn: (credentials: Credentials) => signIn(credentials),
    onSuccess: ({ token, username }, _credentials, _context, { client }) => {
      client.setQueryData(sessionQueries.account().queryKey, { username });
      sessionHint.leave();
      session.open(token);
    },
    // The CMS's own sentence: 'Invalid username', 'Invalid password', or when to try again.
    meta: { done, failed: (reason) => reason, changesNothingShown: true },
  });

export const signOutOwner = () =>
  mutationOptions({
    mutationKey: ['session', 'sign-out'],
    mutationFn: async () => {
      await pendingDeletes.commitAll();
      await signOut();
    },
    onSuccess: () => {
      dropAllDrafts();
      sessionHint.remove();
      session.end();
    },
    meta: { done: wording.loggedOut, failed: wording.logoutFailed, changesNothingShown: true },
  });
