import { lazy, Suspense } from 'react';
import { commentsWording } from '../../../features/comments/wording';
import { useComments } from '../../../pages/blog-post';
import { type StatesLook, ViewMore } from '../../shared/states';
import { Section } from '../components/section';
import { ListState } from '../components/states';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import classes from './comments.module.css';

const HEADING_ID = 'comments';

/** Below comments View More is a text link, not a framed button. */
const moreLook: StatesLook = { classNames: { more: classes.more, button: actions.action }, wheel: 20 };

/** The text above does not wait for the code of the fields. */
const CommentForm = import.meta.env.SSR
  ? (await import('./comment-form')).CommentForm
  : lazy(async () => ({ default: (await import('./comment-form')).CommentForm }));

/** Approved comments, oldest first, and the form for another. */
export function Comments({ postId }: { postId: string }) {
  const { query, items: comments } = useComments(postId);

  return (
    <Section ground="light" labelledBy={HEADING_ID}>
      <h2 id={HEADING_ID} className={classes.title}>
        {commentsWording.title}
      </h2>
      <div className={classes.column}>
        <ListState query={query} words={commentsWording} />
        {query.data && comments.length === 0 && <p className={text.quiet}>{commentsWording.none}</p>}
        {comments.length > 0 && (
          <ul>
            {comments.map(({ id, name, text: words, date }) => (
              <li key={id} className={classes.comment}>
                <p className={classes.name}>{name}</p>
                <p className={`${text.label} ${text.quiet}`}>{date}</p>
                <p className={classes.words} dir="auto">
                  {words}
                </p>
              </li>
            ))}
          </ul>
        )}
        <ViewMore list={query} label={commentsWording.more} look={moreLook} />
        <Suspense>
          <CommentForm postId={postId} />
        </Suspense>
      </div>
    </Section>
  );
}
