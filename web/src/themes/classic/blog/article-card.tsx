import { Link } from '@tanstack/react-router';
import { type BlogCard, cutExcerpt, DEFAULT_COVER } from '../../../features/blog/blog-post';
import { blogWording } from '../../../features/blog/wording';
import { usePreloadInView } from '../../../routing/preloading';
import { Facts } from '../components/facts';
import { FramedPhoto } from '../components/framed-photo';
import { settings } from '../settings';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './article-card.module.css';

/** A portrait crop of a landscape picture loads about twice its displayed width. */
const SIZES = '(min-width: 62em) 54vw, (min-width: 40em) 90vw, 170vw';

interface ArticleCardProps {
  card: BlogCard;
  author: string;
  /** In the first screen */
  priority: boolean;
}

export function ArticleCard({ card, author, priority }: ArticleCardProps) {
  const preloadOf = usePreloadInView();
  const { title, slug, excerpt, date, publishedAt, readingMinutes, tags, picture } = card;
  return (
    <article className={classes.card}>
      <FramedPhoto
        picture={picture ?? DEFAULT_COVER}
        sizes={SIZES}
        priority={priority}
        className={classes.cover}
      />
      <Facts
        facts={[
          { key: 'date', fact: date && <time dateTime={publishedAt}>{date}</time> },
          { key: 'read', fact: blogWording.readTime(readingMinutes) },
        ]}
      />
      <h2 className={`${text.title3} ${classes.title}`}>
        <Link to="/v1/blog/$slug" params={{ slug }} preload={preloadOf('/v1/blog')} className={classes.link}>
          {title}
        </Link>
      </h2>
      {excerpt && <p className={classes.excerpt}>{cutExcerpt(excerpt, settings.excerptLength)}</p>}
      <p className={classes.author}>{blogWording.by(author)}</p>
      {tags.length > 0 && (
        <ul className={classes.tags} aria-label={wording.blog.postTags}>
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
    </article>
  );
}
