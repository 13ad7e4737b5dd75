import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { DEFAULT_COVER } from '../../../features/blog/default-cover';
import { blogQueries } from '../../../features/blog/queries';
import { useSite } from '../../../features/site/use-site';
import { PageHead } from '../../../seo/page-head';
import { Comments } from '../blog/comments';
import { NeighbourLinks } from '../blog/neighbour-links';
import { PostHeader } from '../blog/post-header';
import { ShareButton } from '../blog/share-button';
import { Markdown } from '../pieces/markdown';
import { Photo } from '../pieces/photo';
import { Section } from '../pieces/section';
import { NotFoundScreen } from '../screens/not-found-screen';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './blog-post-page.module.css';

/** The cover is shown in portrait on phones and needs about twice the width there. */
const COVER_SIZES = '(min-width: 62em) 84vw, 200vw';

/** One post: header, cover, text, share, neighbours and comments. The route has loaded the post. */
export function BlogPostPage({ slug }: { slug: string }) {
  const site = useSite();
  const { data: page } = useSuspenseQuery(blogQueries.post(slug));
  // Taken back by the owner while it is open.
  if (!page) return <NotFoundScreen />;
  const { post, previous, next } = page;

  return (
    <article>
      <PageHead title={post.title} description={post.excerpt} picture={post.picture} article={post} />
      <PostHeader post={post} author={site.title} />
      <div className={classes.band}>
        <Photo
          picture={post.picture ?? DEFAULT_COVER}
          sizes={COVER_SIZES}
          priority
          className={classes.cover}
        />
      </div>
      <Section ground="light">
        <div className={classes.margin}>
          <ShareButton title={post.title} slug={slug} />
          {post.tags.length > 0 && (
            <ul className={`${text.label} ${classes.tags}`} aria-label={wording.blog.tags}>
              {post.tags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
          )}
        </div>
        <div className={classes.body}>
          <Markdown text={post.content} pictures={post.pictures} />
        </div>
      </Section>
      <NeighbourLinks previous={previous} next={next} />
      {/* Comes to life in a task of its own. */}
      <Suspense>
        <Comments postId={post.id} />
      </Suspense>
    </article>
  );
}
