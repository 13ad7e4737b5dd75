import { lazy, Suspense } from 'react';
import { commentsWording } from '../../../features/comments/wording';
import { useComments } from '../../../pages/blog-post';
import { Section } from '../components/section';
import { ListState, ViewMore } from '../components/states';
import text from '../styles/type.module.css';
import classes from './comments.module.css';

/** The text above does not wait for the code of the fields. */
const CommentForm = import.meta.env.SSR
  ? (await import('./comment-form')).CommentForm
  : lazy(async () => ({ default: (await import('./comment-form')).CommentForm }));

export function Comments({ postId }: { postId: string }) {
  const { query, items: comments } = useComments(postId);

  return (
    <div className={classes.comments}>
      <Section title={commentsWording.title}>
        <ListState query={query} words={commentsWording} />
        {query.data && comments.length === 0 && (
          <p className={`${text.lead} ${classes.none}`}>{commentsWording.none}</p>
        )}
        {comments.length > 0 && (
          <ul className={classes.list}>
            {comments.map(({ id, name, text: words, date }) => (
              <li key={id} className={classes.comment}>
                <p className={classes.words} dir="auto">
                  {words}
                </p>
                <p className={classes.name}>{name}</p>
                <p className={`${text.label} ${text.quiet}`}>{date}</p>
              </li>
            ))}
          </ul>
        )}
        <ViewMore list={query} label={commentsWording.more} />
        <Suspense>
          <CommentForm postId={postId} />
        </Suspense>
      </Section>
    </div>
  );
}
