import { IconBook2, IconBriefcase2, IconPhoto, IconUsersGroup } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from './count-cards.module.css';
import type { Overview } from './overview';
import { wording } from './wording';

const CARDS = [
  { count: 'portfolioItems', to: '/portfolio', Icon: IconPhoto },
  { count: 'blogPosts', to: '/blog', Icon: IconBook2 },
  { count: 'activeProjects', to: '/projects', Icon: IconBriefcase2 },
  { count: 'volunteers', to: '/volunteers', Icon: IconUsersGroup },
] as const;

/** Four numbers, each the way to its manager. */
export function CountCards({ counts }: Pick<Overview, 'counts'>) {
  return (
    <ul className={classes.cards}>
      {CARDS.map(({ count, to, Icon }) => (
        <li key={count}>
          <Link to={to} className={classes.card}>
            <Icon size={24} stroke={1.5} className={classes.icon} aria-hidden />
            <span className={classes.label}>{wording.counts[count]}</span>
            <span className={classes.number}>{counts[count]}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
