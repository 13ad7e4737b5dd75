import type { BlogCard } from '../../../features/blog/blog-post';
import { blogWording } from '../../../features/blog/wording';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './post-header.module.css';

/** Title, date, author and reading time on navy. */
export function PostHeader({ post, author }: { post: BlogCard; author: string }) {
  return (
    <header className={classes.header} data-ground="dark">
      <h1 className={classes.title}>{post.title}</h1>
      <p className={`${text.label} ${classes.facts}`}>
        {post.date && <time dateTime={post.createdAt}>{post.date}</time>}
        <span>{wording.blog.by(author)}</span>
        <span>{blogWording.readTime(post.readingMinutes)}</span>
      </p>
    </header>
  );
}
