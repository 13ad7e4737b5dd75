import { useQuery } from '@tanstack/react-query';
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { LoginPage } from '../features/session/login-page';
import { pageAfterSignIn } from '../features/session/session';
import { settingsQueries } from '../features/settings/queries';
import { session, sessionAccount } from '../strapi/owner-session';

const search = z.object({
  /** The page requested before sign-in. */
  next: z.catch(z.optional(z.string()), undefined),
});

export const Route = createFileRoute('/login')({
  validateSearch: search,
  beforeLoad: async ({ search: { next } }) => {
    // Without an account name there is certainly no session, so do not ask the server.
    if (sessionAccount.name() === null) return;
    if (await session.start()) throw redirect({ to: pageAfterSignIn(next) });
    sessionAccount.forget();
  },
  component: Login,
});

function Login() {
  const { next } = Route.useSearch();
  const router = useRouter();
  const { data } = useQuery(settingsQueries.siteState());
  return (
    <LoginPage
      siteTitle={data?.siteTitle ?? ''}
      sendsMail={data?.sendsMail ?? false}
      onSignedIn={() => router.history.push(`/admin${pageAfterSignIn(next)}`)}
    />
  );
}
