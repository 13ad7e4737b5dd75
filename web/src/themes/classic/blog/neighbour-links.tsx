import { Link } from '@tanstack/react-router';
import { blogWording } from '../../../features/blog/wording';
import { usePreloadInView } from '../../../routing/preloading';
import text from '../styles/type.module.css';
import classes from './neighbour-links.module.css';

interface NeighbourLinksProps {
  /** Route of the pages */
  to: '/v1/blog/$slug' | '/v1/portfolio/$slug';
  label: string;
  previous: PageLink | null;
  next: PageLink | null;
}

interface PageLink {
  slug: string;
  title: string;
}

/** The articles or pieces before and after, facing each other. */
export function NeighbourLinks({ to, label, previous, next }: NeighbourLinksProps) {
  if (!previous && !next) return null;
  return (
    <nav className={classes.neighbours} aria-label={label}>
      {previous && <Neighbour to={to} label={blogWording.previous} page={previous} />}
      {next && <Neighbour to={to} label={blogWording.next} page={next} />}
    </nav>
  );
}

interface NeighbourProps {
  to: NeighbourLinksProps['to'];
  label: string;
  page: PageLink;
}

function Neighbour({ to, label, page: { slug, title } }: NeighbourProps) {
  const preloadOf = usePreloadInView();
  return (
    <Link to={to} params={{ slug }} preload={preloadOf(to)} className={classes.neighbour}>
      <span className={`${text.label} ${text.accent}`}>{label}</span>
      <span className={`${text.title3} ${classes.title}`}>{title}</span>
    </Link>
  );
}
