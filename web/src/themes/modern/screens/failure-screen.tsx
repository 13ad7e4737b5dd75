import '../styles/tokens.css';
import '../styles/fonts.css';
import '../styles/base.css';
import { mailtoHref } from '../../../features/contact-details/contact-details';
import type { FailureKind } from '../../../features/site/failure-kind';
import type { SiteSign } from '../../../features/site/site';
import { KeptFields } from '../../../features/submission/kept-fields';
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
  /** What was typed into the form that the page was posted with; another try sends it again */
  fields?: [name: string, value: string][];
  /** Whose site it is; a layout says so itself */
  sign?: SiteSign;
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
export function FailureScreen({ kind, message, inLayout = false, sign, ...way }: FailureScreenProps) {
  const Screen = inLayout ? 'div' : 'main';
  const { title, text: explanation = message } = TEXTS[kind];
  return (
    <Screen className={classes.screen} data-ground="dark">
      <title>{[title, sign?.title].filter(Boolean).join(' · ')}</title>
      <meta name="robots" content="noindex" />
      {sign?.title && <p className={`${text.label} ${text.quiet} ${classes.name}`}>{sign.title}</p>}
      <div role="alert">
        <h1 className={text.title2}>{title}</h1>
        {explanation && <p className={`${text.lead} ${classes.text}`}>{explanation}</p>}
        {way.fields && <p className={`${text.lead} ${classes.text}`}>{failure.kept}</p>}
      </div>
      <div className={classes.ways}>
        <Retry {...way} />
        {kind === 'unexpected' && (
          <a href="/" className={actions.action}>
            {failure.backHome}
          </a>
        )}
        {sign?.email && (
          <a href={mailtoHref(sign.email)} className={classes.mail}>
            {sign.email}
          </a>
        )}
      </div>
    </Screen>
  );
}

/** Another try: in place, as a form again, or as a plain link. */
function Retry({ retryPath, fields, onRetry }: Pick<FailureScreenProps, 'retryPath' | 'fields' | 'onRetry'>) {
  if (onRetry) {
    return (
      <button type="button" className={actions.action} onClick={onRetry}>
        {failure.tryAgain}
      </button>
    );
  }
  if (fields) {
    return (
      <form method="post" action={retryPath}>
        <KeptFields fields={fields} />
        <button type="submit" className={actions.action}>
          {failure.sendAgain}
        </button>
      </form>
    );
  }
  return (
    <a href={retryPath} className={actions.action}>
      {failure.tryAgain}
    </a>
  );
}
