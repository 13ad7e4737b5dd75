import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { ResetPage } from '../features/session/reset-page';
import { settingsQueries } from '../features/settings/queries';

export const Route = createFileRoute('/reset-password')({ component: ResetPassword });

/** The token stands behind the #, which no server is sent and no log keeps. */
function ResetPassword() {
  const token = useLocation({ select: ({ hash }) => hash });
  const navigate = Route.useNavigate();
  const { data } = useQuery(settingsQueries.siteState());
  return (
    <ResetPage
      siteTitle={data?.siteTitle ?? ''}
      token={token}
      onChosen={() => void navigate({ to: '/login', replace: true })}
    />
  );
}
