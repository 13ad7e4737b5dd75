import type { ReactNode } from 'react';
import { EmptyState } from './empty-state';

interface EmptyListProps {
  /** Whether a search or a choice hides what there may be. */
  narrowed: boolean;
  wording: { nothingFound: string; emptyTitle: string; emptyText: string };
  /** A button that begins the first item. */
  action?: ReactNode;
}

/** Instead of a list: nothing that matches, or nothing at all yet. */
export function EmptyList({ narrowed, wording, action }: EmptyListProps) {
  if (narrowed) return <EmptyState title={wording.nothingFound} />;
  return <EmptyState title={wording.emptyTitle} text={wording.emptyText} action={action} />;
}
