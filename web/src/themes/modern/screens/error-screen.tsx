import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { failureKind } from '../../../features/site/failure-kind';
import { useSiteSign } from '../../../features/site/use-site';
import { useDocumentTheme } from '../../../routing/theme';
import { usePageRetry } from '../../../routing/use-page-retry';
import { FailureScreen } from './failure-screen';

/** In the place of a page that failed to load or to render, inside the layout. */
export function ErrorScreen(props: ErrorComponentProps) {
  return <Failure {...props} inLayout />;
}

/** In the place of everything, when not even the layout could be shown. */
export function WholeErrorScreen(props: ErrorComponentProps) {
  useDocumentTheme('modern');
  return <Failure {...props} inLayout={false} />;
}

function Failure({ error, reset, inLayout }: ErrorComponentProps & { inLayout: boolean }) {
  const router = useRouter();
  const retry = usePageRetry(reset);
  const sign = useSiteSign();
  return (
    <FailureScreen
      kind={failureKind(error)}
      message={error instanceof Error ? error.message : undefined}
      inLayout={inLayout}
      sign={inLayout ? undefined : sign}
      retryPath={router.state.location.href}
      onRetry={() => retry()}
    />
  );
}
