import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { ResetPage } from '../features/session/reset-page';
import { settingsQueries } from '../features/settings/queries';

export const Route = createFileRoute('/reset-password')({ component: ResetPassword });

/** Reads the token from the hash, which browsers do not send to servers, so that no log contains it. */
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
