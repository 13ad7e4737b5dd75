import { Link } from '@tanstack/react-router';
import actions from '../styles/action.module.css';
import { wording } from '../wording';
import classes from './pager.module.css';

interface PagerProps {
  /** Counts from 1; may be beyond the last when somebody typed it */
  page: number;
  pageCount: number;
}

/** Ways to the newer and the older posts; each page has an address of its own. */
export function Pager({ page, pageCount }: PagerProps) {
  if (pageCount <= 1 && page === 1) return null;
  if (page > pageCount) {
    return (
      <nav className={classes.pager} aria-label={wording.blog.pages}>
        <Link to="/blog" className={actions.action}>
          {wording.blog.firstPage}
        </Link>
      </nav>
    );
  }
  return (
    <nav className={classes.pager} aria-label={wording.blog.pages}>
      {page > 1 && (
        <Link to="/blog" search={page > 2 ? { page: page - 1 } : {}} rel="prev" className={actions.action}>
          {wording.blog.newer}
        </Link>
      )}
      <p className={classes.place}>{wording.blog.place(page, pageCount)}</p>
      {page < pageCount && (
        <Link
          to="/blog"
          search={{ page: page + 1 }}
          rel="next"
          className={`${actions.action} ${classes.older}`}
        >
          {wording.blog.older}
        </Link>
      )}
    </nav>
  );
}
