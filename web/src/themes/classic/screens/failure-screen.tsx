import '../styles/tokens.css';
import '../styles/fonts.css';
import '../styles/base.css';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { mailtoHref } from '../../../features/contact-details/contact-details';
import { useSiteIdentity } from '../../../features/site/use-site';
import { useDocumentTheme } from '../../../routing/theme';
import {
  FAILURE_TEXTS,
  FailureHead,
  type FailureScreenProps,
  Reference,
  Retry,
  useFailure,
} from '../../shared/failure';
import { PageTitle } from '../components/page-title';
import actions from '../styles/action.module.css';
import { wording } from '../wording';
import classes from './screens.module.css';

/** Replaces a page that cannot be shown. Works without scripts, a layout's styles or any content. */
export function FailureScreen({ kind, message, reference, sign, ...way }: FailureScreenProps) {
  const { title, text = message } = FAILURE_TEXTS[kind];
  return (
    <div className={classes.screen} role="alert">
      <FailureHead title={title} sign={sign} />
      <PageTitle
        overline={sign?.title}
        title={title}
        lead={
          <>
            {text && <p>{text}</p>}
            {way.fields && <p>{wording.failure.kept}</p>}
          </>
        }
        below={
          <>
            <Retry kind={kind} {...way} className={actions.button} />
            {kind === 'unexpected' && (
              <a href="/v1" className={actions.action}>
                {wording.failure.backHome}
              </a>
            )}
            {sign?.email && (
              <a href={mailtoHref(sign.email)} className={classes.mail}>
                {sign.email}
              </a>
            )}
            <Reference kind={kind} reference={reference} />
          </>
        }
      />
    </div>
  );
}

/** Replaces a page that failed to load or render, inside the layout. */
export function ErrorScreen(props: ErrorComponentProps) {
  return <FailureScreen {...useFailure(props)} />;
}

/** The same without a layout. */
export function WholeErrorScreen(props: ErrorComponentProps) {
  useDocumentTheme('classic');
  return (
    <main>
      <FailureScreen {...useFailure(props)} sign={useSiteIdentity()} />
    </main>
  );
}
