import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../shell/plain-screens';
import { session, sessionAccount } from '../strapi/owner-session';
import { OwnerFrame } from './-owner-frame';

/** Any address of the area that is none. Who is signed in keeps the sidebar; nobody is sent to sign in for it. */
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
