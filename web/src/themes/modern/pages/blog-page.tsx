import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { type BlogCard as Card, cutExcerpt, DEFAULT_COVER } from '../../../features/blog/blog-post';
import { blogWording } from '../../../features/blog/wording';
import { useSite } from '../../../features/site/use-site';
import { useScrollProgress } from '../../../motion/scroll-progress';
import { useBlogPage } from '../../../pages/use-blog';
import { Photo } from '../../../pictures/photo';
import { usePreloadInView } from '../../../routing/preloading';
import cardClasses from '../blog/blog-card.module.css';
import { ActionLink } from '../components/action-link';
import { Page } from '../components/page';
import { Section } from '../components/section';
import { ListState } from '../components/states';
import { settings } from '../settings';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './blog-page.module.css';

/** All published posts as cards, one page of them at a time. */
export function BlogPage() {
  const { query, cards, page, pageCount, part, isPastTheEnd } = useBlogPage();
  return (
    <Page of="blog" words={wording.blog} part={part} noIndex={isPastTheEnd} above={<ScrollLine />}>
      <Section ground="light">
        <div className={classes.list}>
          <ListState
            query={query}
            words={{ ...blogWording, empty: wording.blog.empty }}
            isEmpty={cards.length === 0}
          />
          {cards.length > 0 && (
            <ul className={classes.grid}>
              {cards.map((card, index) => (
                <li key={card.id} className={classes.item}>
                  <BlogCard card={card} priority={index === 0} />
                </li>
              ))}
            </ul>
          )}
          {pageCount !== undefined && <Pager page={page} pageCount={pageCount} />}
        </div>
      </Section>
    </Page>
  );
}

/** The scroll progress, as a line along the top of the window. */
function ScrollLine() {
  const line = useRef<HTMLDivElement>(null);
  const reading = useRef<HTMLElement>(null);
  useScrollProgress(line, reading);
  return <div ref={line} className={classes.line} data-scroll-line data-needs-script="" aria-hidden="true" />;
}

/** Links to newer and older posts; each page has its own address. A typed `page` may exceed the last. */
function Pager({ page, pageCount }: { page: number; pageCount: number }) {
  if (pageCount <= 1 && page === 1) return null;
  if (page > pageCount) {
    return (
      <nav className={classes.pager} aria-label={wording.blog.pages}>
        <ActionLink to="/blog">{wording.blog.firstPage}</ActionLink>
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

/** A portrait crop of a landscape picture loads about twice its displayed width. */
const SIZES = '(min-width: 62em) 56vw, (min-width: 40em) 90vw, 180vw';

/** `priority`: in the first screen */
function BlogCard({ card, priority }: { card: Card; priority: boolean }) {
  const site = useSite();
  const preloadOf = usePreloadInView();
  const tags = card.tags.slice(0, settings.cardTags);
  return (
    <article className={cardClasses.card}>
      <div className={cardClasses.frame}>
        <Photo
          picture={card.picture ?? DEFAULT_COVER}
          sizes={SIZES}
          priority={priority}
          className={cardClasses.cover}
        />
      </div>
      <div className={cardClasses.words}>
        <p className={`${text.label} ${cardClasses.facts}`}>
          {card.date && <time dateTime={card.publishedAt}>{card.date}</time>}
          <span>{blogWording.readTime(card.readingMinutes)}</span>
        </p>
        <h2 className={cardClasses.title}>
          <Link
            to="/blog/$slug"
            params={{ slug: card.slug }}
            preload={preloadOf('/blog')}
            className={cardClasses.link}
          >
            {card.title}
          </Link>
        </h2>
        {card.excerpt && (
          <p className={cardClasses.excerpt}>{cutExcerpt(card.excerpt, settings.excerptLength)}</p>
        )}
        <p className={cardClasses.author}>{blogWording.by(site.title)}</p>
        {tags.length > 0 && (
          <ul className={`${text.label} ${cardClasses.tags}`} aria-label={wording.blog.tags}>
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
