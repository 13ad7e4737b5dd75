import { Link, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PageHead } from '../../../navigation/page-head';
import { logFailure } from '../../../outcomes/log';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './failure-screen.module.css';

/** Page Not Found, inside the layout. The visit is logged in the console. */
export function NotFoundScreen() {
  // The location moves on before this screen goes: what is logged is the path that is shown.
  const pathname = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname,
  });
  useEffect(() => {
    logFailure(`404 Error: User attempted to access non-existent route: ${pathname}`);
  }, [pathname]);

  return (
    <div className={classes.screen} data-ground="dark">
      <PageHead title={wording.notFound.title} noIndex />
      <h1 className={text.title1}>{wording.notFound.title}</h1>
      <p className={`${text.lead} ${classes.text}`}>{wording.notFound.text}</p>
      <p className={classes.ways}>
        <Link to="/" className={actions.action}>
          {wording.notFound.backHome}
        </Link>
      </p>
    </div>
  );
}
