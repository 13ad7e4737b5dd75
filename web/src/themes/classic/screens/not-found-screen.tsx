import { Link } from '@tanstack/react-router';
import { PageHead } from '../../../seo/page-head';
import { useMissedPath } from '../../shared/failure';
import { PageTitle } from '../components/page-title';
import actions from '../styles/action.module.css';
import { wording } from '../wording';
import classes from './screens.module.css';

/** Page Not Found, inside the layout. The visit is logged in the console. */
export function NotFoundScreen() {
  useMissedPath();
  return (
    <div className={classes.screen}>
      <PageHead title={wording.notFound.title} noIndex />
      <PageTitle
        title={wording.notFound.title}
        lead={<p>{wording.notFound.text}</p>}
        below={
          <Link to="/v1" className={actions.button}>
            {wording.notFound.backHome}
          </Link>
        }
      />
    </div>
  );
}
