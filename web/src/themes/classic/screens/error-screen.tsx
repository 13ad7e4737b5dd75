import { type ErrorComponentProps, useRouterState } from '@tanstack/react-router';
import { failureKind } from '../../../features/site/failure-kind';
import type { SiteSign } from '../../../features/site/site';
import { useSiteSign } from '../../../features/site/use-site';
import { useDocumentTheme } from '../../../routing/theme';
import { usePageRetry } from '../../../routing/use-page-retry';
import { FailureScreen } from './failure-screen';

/** In the place of a page that failed to load or to render, inside the layout. */
export function ErrorScreen(props: ErrorComponentProps) {
  return <Failure {...props} />;
}

/** The same where there is no layout around it. */
export function WholeErrorScreen(props: ErrorComponentProps) {
  useDocumentTheme('classic');
  return (
    <main>
      <Failure {...props} sign={useSiteSign()} />
    </main>
  );
}

function Failure({ error, reset, sign }: ErrorComponentProps & { sign?: SiteSign }) {
  const retry = usePageRetry(reset);
  const retryPath = useRouterState({ select: ({ location }) => location.href });
  return (
    <FailureScreen
      kind={failureKind(error)}
      message={error instanceof Error ? error.message : undefined}
      retryPath={retryPath}
      sign={sign}
      onRetry={retry}
    />
  );
}
