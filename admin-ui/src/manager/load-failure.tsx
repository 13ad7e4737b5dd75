import { Button } from '@mantine/core';
import { EmptyState } from './empty-state';
import { wording } from './wording';

interface LoadFailureProps {
  onRetry: () => void;
  retrying?: boolean;
}

/** Stands where a list would be when it did not arrive. The toast has said what failed. */
export function LoadFailure({ onRetry, retrying = false }: LoadFailureProps) {
  return (
    <EmptyState
      title={wording.loadFailureTitle}
      text={wording.loadFailureText}
      action={
        <Button variant="default" onClick={onRetry} loading={retrying}>
          {wording.tryAgain}
        </Button>
      }
    />
  );
}
