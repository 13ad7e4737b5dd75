import { Link, notFound } from '@tanstack/react-router';
import { DEFAULT_COVER } from '../../../features/blog/blog-post';
import { blogWording } from '../../../features/blog/wording';
import { useSite } from '../../../features/site/use-site';
import { useBlogPost } from '../../../pages/blog-post';
import { classicPath } from '../../../routing/theme';
import { PageHead } from '../../../seo/page-head';
import { Markdown, type MarkdownLook } from '../../../texts/markdown';
import { AfterPaint } from '../../shared/after-paint';
import { ScrollTape } from '../../shared/scroll-tape';
import { ShareButton } from '../../shared/share-button';
import { Comments } from '../blog/comments';
import markdown from '../blog/markdown.module.css';
import { NeighbourLinks } from '../blog/neighbour-links';
import share from '../blog/share-button.module.css';
import { ActionLink } from '../components/action-link';
import { Facts } from '../components/facts';
import { FramedPhoto } from '../components/framed-photo';
import { Ornament } from '../components/ornament';
import tape from '../components/scroll-tape.module.css';
import actions from '../styles/action.module.css';
import { wording } from '../wording';
import classes from './blog-post-page.module.css';

const markdownLook: MarkdownLook = {
  className: markdown.markdown,
  scroller: markdown.scroller,
  words: wording.markdown,
  sizes: '(min-width: 48em) 36rem, 84vw',
  linkTarget: classicPath,
};

/** The cover is a portrait crop of a landscape picture, and loads about twice the width it shows. */
const COVER_SIZES = '(min-width: 62em) 76rem, 180vw';

/** One article: title, cover, text, tags, share, neighbours and comments. The route has loaded the post. */
export function BlogPostPage() {
  const site = useSite();
  const page = useBlogPost();
  // The owner unpublished it while it was open.
  if (!page) throw notFound();
  const { post, previous, next } = page;

  return (
    <>
      <article>
        <PageHead {...page.foundAs} article={post} />
        <header className={classes.header}>
          <ActionLink to="/v1/blog">{wording.blog.back}</ActionLink>
          <h1 className={classes.title}>{post.title}</h1>
          <Facts
            facts={[
              { key: 'date', fact: post.date && <time dateTime={post.publishedAt}>{post.date}</time> },
              { key: 'author', fact: blogWording.by(site.title) },
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
          <Markdown look={markdownLook} text={post.content} pictures={post.pictures} />
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
          <ShareButton
            title={post.title}
            path={`/v1/blog/${post.slug}`}
            classNames={{ ...share, button: actions.button }}
          />
        </footer>
      </article>
      <NeighbourLinks to="/v1/blog/$slug" label={wording.blog.neighbours} previous={previous} next={next} />
      <AfterPaint>
        <Comments postId={post.id} />
      </AfterPaint>
      <ScrollTape classNames={tape} />
    </>
  );
}
