import { Spinner } from '../../../motion/spinner';
import { MoreWithoutScript } from '../../behaviour/more-pages';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './states.module.css';

/** Shown in the place of a list while it loads. */
export function Loading({ text: sentence }: { text: string }) {
  return (
    <p className={`${text.lead} ${classes.state}`} role="status">
      <Spinner size={22} />
      {sentence}
    </p>
  );
}

/** Shown in the place of a list that has nothing in it. */
export function Empty({ text: sentence }: { text: string }) {
  return <p className={`${text.lead} ${classes.state}`}>{sentence}</p>;
}

interface LoadFailureProps {
  /** The list's own failure text */
  text: string;
  onRetry: () => void;
}

/** Shown in the place of a list that failed to load. */
export function LoadFailure({ text: sentence, onRetry }: LoadFailureProps) {
  return (
    <div className={`${text.lead} ${classes.state}`} role="alert">
      <p>{sentence}</p>
      <button type="button" className={actions.action} data-needs-script="" onClick={onRetry}>
        {wording.failure.tryAgain}
      </button>
    </div>
  );
}

interface ViewMoreProps {
  label: string;
  /** Replaces the label, disabled, when everything is shown; without it the button then goes */
  allShown?: string;
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => void;
}

/** Below a list of which more pages may exist. */
export function ViewMore({ label, allShown, hasMore, isLoading, onMore }: ViewMoreProps) {
  if (!hasMore && !allShown) return null;
  return (
    <>
      <p className={classes.more} data-needs-script="">
        <button type="button" className={actions.button} disabled={!hasMore || isLoading} onClick={onMore}>
          {hasMore ? label : allShown}
          {isLoading && <Spinner size={16} />}
        </button>
      </p>
      {hasMore && <MoreWithoutScript label={label} className={classes.more} linkClassName={actions.button} />}
    </>
  );
}
