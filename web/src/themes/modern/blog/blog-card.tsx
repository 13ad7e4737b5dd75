import { Link } from '@tanstack/react-router';
import { type BlogCard as Card, cutExcerpt, DEFAULT_COVER } from '../../../features/blog/blog-post';
import { blogWording } from '../../../features/blog/wording';
import { Photo } from '../../../pictures/photo';
import { usePreloadInView } from '../../../routing/preloading';
import { settings } from '../settings';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './blog-card.module.css';

/** A portrait crop of a landscape picture loads about twice its displayed width. */
const SIZES = '(min-width: 62em) 56vw, (min-width: 40em) 90vw, 180vw';

interface BlogCardProps {
  card: Card;
  author: string;
  /** In the first screen */
  priority: boolean;
}

export function BlogCard({ card, author, priority }: BlogCardProps) {
  const preloadOf = usePreloadInView();
  const tags = card.tags.slice(0, settings.cardTags);
  return (
    <article className={classes.card}>
      <div className={classes.frame}>
        <Photo
          picture={card.picture ?? DEFAULT_COVER}
          sizes={SIZES}
          priority={priority}
          className={classes.cover}
        />
      </div>
      <div className={classes.words}>
        <p className={`${text.label} ${classes.facts}`}>
          {card.date && <time dateTime={card.publishedAt}>{card.date}</time>}
          <span>{blogWording.readTime(card.readingMinutes)}</span>
        </p>
        <h2 className={classes.title}>
          <Link
            to="/blog/$slug"
            params={{ slug: card.slug }}
            preload={preloadOf('/blog')}
            className={classes.link}
          >
            {card.title}
          </Link>
        </h2>
        {card.excerpt && (
          <p className={classes.excerpt}>{cutExcerpt(card.excerpt, settings.excerptLength)}</p>
        )}
        <p className={classes.author}>{blogWording.by(author)}</p>
        {tags.length > 0 && (
          <ul className={`${text.label} ${classes.tags}`} aria-label={wording.blog.tags}>
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
