import { createFileRoute, redirect } from '@tanstack/react-router';
import { movedPage } from '../shell/pages';
import { NotFoundPage } from '../shell/plain-screens';
import { session, sessionAccount } from '../strapi/owner-session';
import { OwnerFrame } from './-owner-frame';

/**
 * Route of all unknown paths. Former paths are redirected. On the others a signed-in owner sees the sidebar, and
 * visitors are not asked to sign in.
 */
export const Route = createFileRoute('/$')({
  beforeLoad: async ({ location }) => {
    const moved = movedPage(location.pathname);
    if (moved) throw redirect({ to: moved, search: true, hash: true, replace: true });
    return { isSignedIn: sessionAccount.name() !== null && (await session.start().catch(() => false)) };
  },
  component: Nowhere,
});

function Nowhere() {
  const { isSignedIn } = Route.useRouteContext();
  if (!isSignedIn) return <NotFoundPage />;
  return (
    <OwnerFrame>
      <NotFoundPage />
    </OwnerFrame>
  );
}
