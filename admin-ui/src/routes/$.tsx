import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../shell/plain-screens';
import { session, sessionAccount } from '../strapi/owner-session';
import { OwnerFrame } from './-owner-frame';

/** Route of all unknown paths. A signed-in owner sees the sidebar, and visitors are not asked to sign in. */
export const Route = createFileRoute('/$')({
  beforeLoad: async () => ({
    isSignedIn: sessionAccount.name() !== null && (await session.start().catch(() => false)),
  }),
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
