import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from './empty-state';
import { Loaded } from './loaded';
import { wording } from './wording';

interface EditingProps<Item> {
  /** From `useEditor`: null while a new item is written. */
  opening: UseQueryResult<Item | null> | null;
  /** The form for the item, or for a new one. */
  children: (item: Item | null) => ReactNode;
}

/** Waits for the item that an editor's URL names. */
export function Editing<Item>({ opening, children }: EditingProps<Item>) {
  if (!opening) return children(null);
  return (
    <Loaded query={opening}>
      {(item) => (item ? children(item) : <EmptyState title={wording.goneTitle} />)}
    </Loaded>
  );
}
