import { useQueryClient } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { failureKind } from '../../../features/site/failure-kind';
import { FailureScreen } from './failure-screen';

/** In the place of a page that failed to load or to render, inside the layout. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const client = useQueryClient();
  const retry = async () => {
    await client.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
    await router.invalidate();
    reset?.();
  };
  return (
    <FailureScreen
      kind={failureKind(error)}
      message={error instanceof Error ? error.message : undefined}
      retryPath={router.state.location.href}
      onRetry={() => retry()}
    />
  );
}

/** The same where there is no layout around it. */
export function WholeErrorScreen(props: ErrorComponentProps) {
  return (
    <main>
      <ErrorScreen {...props} />
    </main>
  );
}
