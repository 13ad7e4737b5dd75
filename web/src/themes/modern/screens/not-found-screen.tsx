import { PageHead } from '../../../seo/page-head';
import { useMissedPath } from '../../shared/failure';
import { ActionLink } from '../components/action-link';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './failure-screen.module.css';

/** Page Not Found, inside the layout. The visit is logged in the console. */
export function NotFoundScreen() {
  useMissedPath();
  return (
    <div className={classes.screen} data-ground="dark">
      <PageHead title={wording.notFound.title} noIndex />
      <h1 className={text.title1}>{wording.notFound.title}</h1>
      <p className={`${text.lead} ${classes.text}`}>{wording.notFound.text}</p>
      <p className={classes.ways}>
        <ActionLink to="/">{wording.notFound.backHome}</ActionLink>
      </p>
    </div>
  );
}
