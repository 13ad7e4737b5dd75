import { Link, type LinkProps } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { RelativeTime } from '../../kit/list/relative-time';
import { copyFor } from '../../strapi/media-file';
import type { Overview } from './queries';
import classes from './recent-lists.module.css';
import { wording } from './wording';

/** Width of the thumbnail in device pixels: 48 CSS pixels on a sharp screen. */
const THUMBNAIL_PIXELS = 100;

export function RecentPortfolio({ items }: { items: Overview['recentItems'] }) {
  return (
    <RecentList
      title={wording.recentPortfolio}
      to="/portfolio"
      empty={items.length === 0 && wording.noPortfolio}
    >
      {items.map(({ documentId, title, image, createdAt }) => (
        <li key={documentId} className={classes.row}>
          {image ? (
            <img className={classes.thumbnail} src={copyFor(image, THUMBNAIL_PIXELS)} alt="" />
          ) : (
            <span className={classes.thumbnail} />
          )}
          <span className={classes.words}>
            <span className={classes.name}>{title}</span>
            <span className={classes.quiet}>
              {wording.added} <RelativeTime iso={createdAt} />
            </span>
          </span>
        </li>
      ))}
    </RecentList>
  );
}

export function RecentVolunteers({ volunteers }: { volunteers: Overview['recentVolunteers'] }) {
  return (
    <RecentList
      title={wording.recentVolunteers}
      to="/volunteers"
      empty={volunteers.length === 0 && wording.noVolunteers}
    >
      {volunteers.map(({ documentId, name, projectTitle, createdAt }) => (
        <li key={documentId} className={classes.row}>
          <span className={classes.words}>
            <span className={classes.name}>{name}</span>
            <span className={classes.quiet}>{projectTitle || wording.noProject}</span>
          </span>
          <span className={classes.when}>
            <RelativeTime iso={createdAt} />
          </span>
        </li>
      ))}
    </RecentList>
  );
}

interface RecentListProps {
  title: string;
  to: LinkProps['to'];
  /** Text of an empty list; false if it has items. */
  empty: string | false;
  children: ReactNode;
}

function RecentList({ title, to, empty, children }: RecentListProps) {
  const id = useId();
  return (
    <section className={classes.list} aria-labelledby={id}>
      <header className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <Link to={to} className={classes.all} aria-describedby={id}>
          {wording.viewAll}
        </Link>
      </header>
      {empty ? <p className={classes.empty}>{empty}</p> : <ul>{children}</ul>}
    </section>
  );
}
