import '../styles/tokens.css';
import '../styles/fonts.css';
import '../styles/base.css';
import type { FailureKind } from '../../../features/site/failure-kind';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './failure-screen.module.css';

interface FailureScreenProps {
  kind: FailureKind;
  /** What went wrong, for an unexpected error: the status text or the message */
  message?: string;
  /** The page that was asked for */
  retryPath: string;
  /** Stands inside a layout, which has the landmark already */
  inLayout?: boolean;
  /** Tries again without loading the document anew; a plain link does without it */
  onRetry?: () => void;
}

const { failure } = wording;

const TEXTS: Record<FailureKind, { title: string; text?: string }> = {
  maintenance: { title: failure.maintenanceTitle, text: failure.maintenanceText },
  away: { title: failure.awayTitle, text: failure.awayText },
  unexpected: { title: failure.unexpectedTitle },
};

/** The whole window, when a page cannot be shown. Works without scripts, styles of a layout or any content. */
export function FailureScreen({ kind, message, retryPath, onRetry, inLayout = false }: FailureScreenProps) {
  const Screen = inLayout ? 'div' : 'main';
  const { title, text: explanation = message } = TEXTS[kind];
  return (
    <Screen className={classes.screen} data-ground="dark">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div role="alert">
        <h1 className={text.title2}>{title}</h1>
        {explanation && <p className={`${text.lead} ${classes.text}`}>{explanation}</p>}
      </div>
      <p className={classes.ways}>
        {onRetry ? (
          <button type="button" className={actions.action} onClick={onRetry}>
            {failure.tryAgain}
          </button>
        ) : (
          <a href={retryPath} className={actions.action}>
            {failure.tryAgain}
          </a>
        )}
        {kind === 'unexpected' && (
          <a href="/" className={actions.action}>
            {failure.backHome}
          </a>
        )}
      </p>
    </Screen>
  );
}
