import { type BlogCard, DEFAULT_COVER } from '../../../features/blog/blog-post';
import { blogWording } from '../../../features/blog/wording';
import { useSite } from '../../../features/site/use-site';
import { useBlogPost } from '../../../pages/blog-post';
import { Photo } from '../../../pictures/photo';
import { PageHead } from '../../../seo/page-head';
import { Markdown } from '../../../texts/markdown';
import { AfterPaint } from '../../shared/after-paint';
import { ShareButton } from '../../shared/share-button';
import { Comments } from '../blog/comments';
import { NeighbourLinks } from '../blog/neighbour-links';
import share from '../blog/share-button.module.css';
import { markdownLook } from '../components/markdown-look';
import { Section } from '../components/section';
import { NotFoundScreen } from '../screens/not-found-screen';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './blog-post-page.module.css';

/** Phones show the cover in portrait, which needs about twice the width. */
const COVER_SIZES = '(min-width: 62em) 84vw, 200vw';

/** One post: header, cover, text, share, neighbours and comments. The route has loaded the post. */
export function BlogPostPage() {
  const page = useBlogPost();
  // The owner unpublished it while it was open.
  if (!page) return <NotFoundScreen />;
  const { post, previous, next } = page;

  return (
    <article>
      <PageHead {...page.foundAs} article={post} />
      <PostHeader post={post} />
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
          <ShareButton
            title={post.title}
            path={`/blog/${post.slug}`}
            classNames={{ ...share, button: actions.action }}
          />
          {post.tags.length > 0 && (
            <ul className={`${text.label} ${classes.tags}`} aria-label={wording.blog.tags}>
              {post.tags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
          )}
        </div>
        <div className={classes.body}>
          <Markdown look={markdownLook} text={post.content} pictures={post.pictures} />
        </div>
      </Section>
      <NeighbourLinks to="/blog/$slug" label={wording.blog.neighbours} previous={previous} next={next} />
      <AfterPaint>
        <Comments postId={post.id} />
      </AfterPaint>
    </article>
  );
}

/** Title, date, author and reading time on navy. */
function PostHeader({ post }: { post: BlogCard }) {
  const site = useSite();
  return (
    <header className={classes.header} data-ground="dark">
      <h1 className={classes.title}>{post.title}</h1>
      <p className={`${text.label} ${classes.facts}`}>
        {post.date && <time dateTime={post.publishedAt}>{post.date}</time>}
        <span>{blogWording.by(site.title)}</span>
        <span>{blogWording.readTime(post.readingMinutes)}</span>
      </p>
    </header>
  );
}
