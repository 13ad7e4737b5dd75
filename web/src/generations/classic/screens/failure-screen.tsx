import '../styles/tokens.css';
import '../styles/fonts.css';
import '../styles/base.css';
import type { FailureKind } from '../../../features/site/failure-kind';
import { PageTitle } from '../pieces/page-title';
import actions from '../styles/action.module.css';
import { wording } from '../wording';
import classes from './screens.module.css';

interface FailureScreenProps {
  kind: FailureKind;
  /** What went wrong, for an unexpected error: the status text or the message */
  message?: string;
  /** The page that was asked for */
  retryPath: string;
  /** Tries again without loading the document anew; a plain link does without it */
  onRetry?: () => void;
}

const { failure } = wording;

const TEXTS: Record<FailureKind, { title: string; text?: string }> = {
  maintenance: { title: failure.maintenance, text: failure.maintenanceText },
  away: { title: failure.away, text: failure.awayText },
  unexpected: { title: failure.unexpected },
};

/** In the place of a page that cannot be shown. Works without scripts, styles of a layout or any content. */
export function FailureScreen({ kind, message, retryPath, onRetry }: FailureScreenProps) {
  const { title, text = message } = TEXTS[kind];
  return (
    <div className={classes.screen} role="alert">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <PageTitle title={title} lead={text && <p>{text}</p>}>
        {onRetry ? (
          <button type="button" className={actions.button} onClick={onRetry}>
            {failure.tryAgain}
          </button>
        ) : (
          <a href={retryPath} className={actions.button}>
            {failure.tryAgain}
          </a>
        )}
        {kind === 'unexpected' && (
          <a href="/v1" className={actions.action}>
            {failure.backHome}
          </a>
        )}
      </PageTitle>
    </div>
  );
}
