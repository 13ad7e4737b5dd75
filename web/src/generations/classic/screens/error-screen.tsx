import { type ErrorComponentProps, useRouterState } from '@tanstack/react-router';
import { failureKind } from '../../../features/site/failure-kind';
import { useLookOf } from '../../../navigation/generation';
import { usePageRetry } from '../../../navigation/use-page-retry';
import { FailureScreen } from './failure-screen';

/** In the place of a page that failed to load or to render, inside the layout. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const retry = usePageRetry(reset);
  const retryPath = useRouterState({ select: ({ location }) => location.href });
  return (
    <FailureScreen
      kind={failureKind(error)}
      message={error instanceof Error ? error.message : undefined}
      retryPath={retryPath}
      onRetry={retry}
    />
  );
}

/** The same where there is no layout around it. */
export function WholeErrorScreen(props: ErrorComponentProps) {
  useLookOf('classic');
  return (
    <main>
      <ErrorScreen {...props} />
    </main>
  );
}
