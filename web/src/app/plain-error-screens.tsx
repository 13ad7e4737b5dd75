import type { ErrorComponentProps } from '@tanstack/react-router';
import { FAILURE_TEXTS, FailureHead, Reference, Retry, useFailure } from '../themes/shared/failure';

function ErrorScreen(props: ErrorComponentProps) {
  const { kind, message, reference, ...way } = useFailure(props);
  const { title, text = message } = FAILURE_TEXTS[kind];
  return (
    <div role="alert">
      <FailureHead title={title} sign={undefined} />
      <h1>{title}</h1>
      <p>{text}</p>
      <Retry kind={kind} {...way} className={undefined} />
      <Reference kind={kind} reference={reference} />
    </div>
  );
}

function WholeErrorScreen(props: ErrorComponentProps) {
  return (
    <main>
      <ErrorScreen {...props} />
    </main>
  );
}

/** Failure screens without the style of a theme; the second is for failures without a layout. */
export const PLAIN_SCREENS = { ErrorScreen, WholeErrorScreen };
