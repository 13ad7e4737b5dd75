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
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './failure-screen.module.css';

interface ModernFailureScreenProps extends FailureScreenProps {
  /** Inside a layout, which already has the landmark */
  inLayout?: boolean;
}

/** Fills the window when a page cannot be shown. Works without scripts, a layout's styles or any content. */
export function FailureScreen({
  kind,
  message,
  reference,
  inLayout = false,
  sign,
  ...way
}: ModernFailureScreenProps) {
  const Screen = inLayout ? 'div' : 'main';
  const { title, text: explanation = message } = FAILURE_TEXTS[kind];
  return (
    <Screen className={classes.screen} data-ground="dark">
      <FailureHead title={title} sign={sign} />
      {sign?.title && <p className={`${text.label} ${text.quiet} ${classes.name}`}>{sign.title}</p>}
      <div role="alert">
        <h1 className={text.title2}>{title}</h1>
        {explanation && <p className={`${text.lead} ${classes.text}`}>{explanation}</p>}
        {way.fields && <p className={`${text.lead} ${classes.text}`}>{wording.failure.kept}</p>}
      </div>
      <div className={classes.ways}>
        <Retry kind={kind} {...way} className={actions.action} />
        {kind === 'unexpected' && (
          <a href="/" className={actions.action}>
            {wording.failure.backHome}
          </a>
        )}
        {sign?.email && (
          <a href={mailtoHref(sign.email)} className={classes.mail}>
            {sign.email}
          </a>
        )}
      </div>
      <Reference kind={kind} reference={reference} className={classes.text} />
    </Screen>
  );
}

/** Replaces a page that failed to load or render, inside the layout. */
export function ErrorScreen(props: ErrorComponentProps) {
  return <FailureScreen {...useFailure(props)} inLayout />;
}

/** Replaces everything when even the layout failed. */
export function WholeErrorScreen(props: ErrorComponentProps) {
  useDocumentTheme('modern');
  return <FailureScreen {...useFailure(props)} sign={useSiteIdentity()} />;
}
