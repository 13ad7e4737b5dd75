import { Link } from '@tanstack/react-router';
import type { BlogPostLink } from '../../../features/blog/blog-post';
import { blogWording } from '../../../features/blog/wording';
import { usePreloadInView } from '../../../routing/preloading';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './neighbour-links.module.css';

interface NeighbourLinksProps {
  previous: BlogPostLink | null;
  next: BlogPostLink | null;
}

/** The articles before and after, facing each other. */
export function NeighbourLinks({ previous, next }: NeighbourLinksProps) {
  if (!previous && !next) return null;
  return (
    <nav className={classes.neighbours} aria-label={wording.blog.neighbours}>
      {previous && <Neighbour label={blogWording.previous} post={previous} />}
      {next && <Neighbour label={blogWording.next} post={next} />}
    </nav>
  );
}

function Neighbour({ label, post: { slug, title } }: { label: string; post: BlogPostLink }) {
  const preloadOf = usePreloadInView();
  return (
    <Link to="/v1/blog/$slug" params={{ slug }} preload={preloadOf('/blog')} className={classes.neighbour}>
      <span className={`${text.label} ${text.accent}`}>{label}</span>
      <span className={`${text.title3} ${classes.title}`}>{title}</span>
    </Link>
  );
}
