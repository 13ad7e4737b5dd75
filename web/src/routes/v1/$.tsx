import { createFileRoute, redirect } from '@tanstack/react-router';
import { MOVED_PERMANENTLY } from '../../routing/moved';
import { leadsTo } from '../../routing/theme';
import { NotFoundScreen } from '../../themes/classic/screens/not-found-screen';

export const Route = createFileRoute('/v1/$')({
  beforeLoad: ({ location: { pathname } }) => {
    const to = leadsTo(pathname);
    if (to) throw redirect({ to, search: true, hash: true, statusCode: MOVED_PERMANENTLY });
  },
  component: NotFoundScreen,
});
