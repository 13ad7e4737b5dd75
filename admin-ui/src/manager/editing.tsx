import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { EmptyState } from './empty-state';
import { Loaded } from './loaded';
import { wording } from './wording';

interface EditingProps<Item> {
  /** From `useEditor`: null while a new item is written. */
  opening: UseQueryResult<Item | null> | null;
  /** The form for the item, or for a new one. */
  children: (item: Item | null) => ReactNode;
}

/** Waits for the item that an editor's URL names. Mount it anew (`key`) for another item. */
export function Editing<Item>({ opening, children }: EditingProps<Item>) {
  if (!opening) return children(null);
  return <Loaded query={opening}>{(item) => <Opened item={item}>{children}</Opened>}</Loaded>;
}

/** A form that is open stays, also when its item is deleted meanwhile: saving it asks what to do. */
function Opened<Item>({ item, children }: { item: Item | null } & Pick<EditingProps<Item>, 'children'>) {
  const [opened, open] = useState(item);
  if (item && !opened) open(item);
  return opened ? children(opened) : <EmptyState title={wording.goneTitle} text={wording.goneFromList} />;
}
