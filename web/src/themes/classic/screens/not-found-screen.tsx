import { PageHead } from '../../../seo/page-head';
import { useMissedPath } from '../../shared/failure';
import { ButtonLink } from '../components/action-link';
import { PageTitle } from '../components/page-title';
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
        below={<ButtonLink to="/v1">{wording.notFound.backHome}</ButtonLink>}
      />
    </div>
  );
}
