import { Link } from '@tanstack/react-router';
import type { BlogPostLink } from '../../../features/blog/blog-post';
import { blogWording } from '../../../features/blog/wording';
import { usePreloadInView } from '../../../routing/preloading';
import { Section } from '../components/section';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './neighbour-links.module.css';

interface NeighbourLinksProps {
  previous: BlogPostLink | null;
  next: BlogPostLink | null;
}

/** The posts before and after this one in time. */
export function NeighbourLinks({ previous, next }: NeighbourLinksProps) {
  if (!previous && !next) return null;
  return (
    <Section ground="dark">
      <nav className={classes.neighbours} aria-label={wording.blog.neighbours}>
        {previous && <Neighbour label={blogWording.previous} post={previous} className={classes.previous} />}
        {next && <Neighbour label={blogWording.next} post={next} className={classes.next} />}
      </nav>
    </Section>
  );
}

interface NeighbourProps {
  label: string;
  post: BlogPostLink;
  className: string | undefined;
}

function Neighbour({ label, post, className }: NeighbourProps) {
  const preloadOf = usePreloadInView();
  return (
    <Link
      to="/blog/$slug"
      params={{ slug: post.slug }}
      preload={preloadOf('/blog')}
      className={`${classes.neighbour} ${className}`}
    >
      <span className={`${text.label} ${classes.label}`}>{label}</span>
      <span className={classes.title}>{post.title}</span>
    </Link>
  );
}
