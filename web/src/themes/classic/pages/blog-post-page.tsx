import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, notFound } from '@tanstack/react-router';
import { Suspense } from 'react';
import { DEFAULT_COVER } from '../../../features/blog/default-cover';
import { blogQueries } from '../../../features/blog/queries';
import { blogWording } from '../../../features/blog/wording';
import { useSite } from '../../../features/site/use-site';
import { PageHead } from '../../../seo/page-head';
import { Comments } from '../blog/comments';
import { Markdown } from '../blog/markdown';
import { NeighbourLinks } from '../blog/neighbour-links';
import { ShareButton } from '../blog/share-button';
import { Facts } from '../pieces/facts';
import { Ornament } from '../pieces/ornament';
import { FramedPhoto } from '../pieces/photo';
import { ScrollTape } from '../pieces/scroll-tape';
import actions from '../styles/action.module.css';
import { wording } from '../wording';
import classes from './blog-post-page.module.css';

/** The cover is a portrait crop of a landscape picture, and loads about twice the width it shows. */
const COVER_SIZES = '(min-width: 62em) 76rem, 180vw';

/** One article: title, cover, text, tags, share, neighbours and comments. The route has loaded the post. */
export function BlogPostPage({ slug }: { slug: string }) {
  const site = useSite();
  const { data: page } = useSuspenseQuery(blogQueries.post(slug));
  // Taken back by the owner while it is open.
  if (!page) throw notFound();
  const { post, previous, next } = page;

  return (
    <>
      <article>
        <PageHead title={post.title} description={post.excerpt} picture={post.picture} article={post} />
        <header className={classes.header}>
          <Link to="/v1/blog" className={actions.action}>
            {wording.blog.back}
          </Link>
          <h1 className={classes.title}>{post.title}</h1>
          <Facts
            facts={[
              { key: 'date', fact: post.date && <time dateTime={post.createdAt}>{post.date}</time> },
              { key: 'author', fact: wording.blog.by(site.title) },
              { key: 'read', fact: blogWording.readTime(post.readingMinutes) },
            ]}
          />
        </header>
        <FramedPhoto
          picture={post.picture ?? DEFAULT_COVER}
          sizes={COVER_SIZES}
          priority
          className={classes.cover}
        />
        <div className={classes.body}>
          <Markdown text={post.content} pictures={post.pictures} />
        </div>
        <footer className={classes.end}>
          <Ornament />
          {post.tags.length > 0 && (
            <ul className={classes.tags} aria-label={wording.blog.postTags}>
              {post.tags.map((tag) => (
                <li key={tag}>
                  <Link to="/v1/blog" search={{ tag }} className={classes.tag}>
                    {tag}
                  </Link>
                </li>
              ))}
            </ul>
          )}
          <ShareButton title={post.title} slug={slug} />
        </footer>
      </article>
      <NeighbourLinks previous={previous} next={next} />
      {/* Comes to life in a task of its own. */}
      <Suspense>
        <Comments postId={post.id} />
      </Suspense>
      <ScrollTape />
    </>
  );
}
