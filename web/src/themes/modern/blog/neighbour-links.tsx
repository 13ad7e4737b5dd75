import { Link } from '@tanstack/react-router';
import { blogWording } from '../../../features/blog/wording';
import { usePreloadInView } from '../../../routing/preloading';
import { Section } from '../components/section';
import text from '../styles/type.module.css';
import classes from './neighbour-links.module.css';

interface NeighbourLinksProps {
  /** Route of the pages */
  to: '/blog/$slug' | '/portfolio/$slug';
  label: string;
  previous: PageLink | null;
  next: PageLink | null;
}

interface PageLink {
  slug: string;
  title: string;
}

/** The posts or pieces before and after this one. */
export function NeighbourLinks({ to, label, previous, next }: NeighbourLinksProps) {
  if (!previous && !next) return null;
  return (
    <Section ground="dark">
      <nav className={classes.neighbours} aria-label={label}>
        {previous && (
          <Neighbour to={to} label={blogWording.previous} page={previous} className={classes.previous} />
        )}
        {next && <Neighbour to={to} label={blogWording.next} page={next} className={classes.next} />}
      </nav>
    </Section>
  );
}

interface NeighbourProps {
  to: NeighbourLinksProps['to'];
  label: string;
  page: PageLink;
  className: string | undefined;
}

function Neighbour({ to, label, page, className }: NeighbourProps) {
  const preloadOf = usePreloadInView();
  return (
    <Link
      to={to}
      params={{ slug: page.slug }}
      preload={preloadOf(to)}
      className={`${classes.neighbour} ${className}`}
    >
      <span className={`${text.label} ${classes.label}`}>{label}</span>
      <span className={classes.title}>{page.title}</span>
    </Link>
  );
}
