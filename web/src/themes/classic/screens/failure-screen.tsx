import '../styles/tokens.css';
import '../styles/fonts.css';
import '../styles/base.css';
import { mailtoHref } from '../../../features/contact-details/contact-details';
import type { FailureKind } from '../../../features/site/failure-kind';
import type { SiteSign } from '../../../features/site/site';
import { KeptFields } from '../../../features/submission/kept-fields';
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
  /** What was typed into the form that the page was posted with; another try sends it again */
  fields?: [name: string, value: string][];
  /** Whose site it is; a layout says so itself */
  sign?: SiteSign;
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
export function FailureScreen({ kind, message, sign, ...way }: FailureScreenProps) {
  const { title, text = message } = TEXTS[kind];
  return (
    <div className={classes.screen} role="alert">
      <title>{[title, sign?.title].filter(Boolean).join(' · ')}</title>
      <meta name="robots" content="noindex" />
      <PageTitle
        overline={sign?.title}
        title={title}
        lead={
          <>
            {text && <p>{text}</p>}
            {way.fields && <p>{failure.kept}</p>}
          </>
        }
      >
        <Retry {...way} />
        {kind === 'unexpected' && (
          <a href="/v1" className={actions.action}>
            {failure.backHome}
          </a>
        )}
        {sign?.email && (
          <a href={mailtoHref(sign.email)} className={classes.mail}>
            {sign.email}
          </a>
        )}
      </PageTitle>
    </div>
  );
}

/** Another try: in place, as a form again, or as a plain link. */
function Retry({ retryPath, fields, onRetry }: Pick<FailureScreenProps, 'retryPath' | 'fields' | 'onRetry'>) {
  if (onRetry) {
    return (
      <button type="button" className={actions.button} onClick={onRetry}>
        {failure.tryAgain}
      </button>
    );
  }
  if (fields) {
    return (
      <form method="post" action={retryPath}>
        <KeptFields fields={fields} />
        <button type="submit" className={actions.button}>
          {failure.sendAgain}
        </button>
      </form>
    );
  }
  return (
    <a href={retryPath} className={actions.button}>
      {failure.tryAgain}
    </a>
  );
}
