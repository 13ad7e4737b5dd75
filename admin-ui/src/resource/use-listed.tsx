import type { UseMutationOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EditAndDelete } from '../kit/delete/edit-and-delete';
import { useDeletable } from '../kit/delete/use-undoable-delete';
import type { Page } from '../kit/list/list-search';
import type { Titled } from './documents';
import { useSchedules } from './schedule/queries';
import { ScheduleNote } from './schedule/schedule-note';

export interface ListedResource {
  remove: () => UseMutationOptions<unknown, Error, string>;
  wording: { confirmDelete: (count: number) => string; deleted: (count: number) => string };
}

/** One page of a list, without the items being deleted. */
interface ListedItems<Item> {
  items: Item[];
  /** Number of items on all pages. */
  total: number;
  noteOf: (item: Item) => ReactNode;
  actionsOf: (item: Item) => ReactNode;
}

/** Returns what a list shows of its page: the items, their schedules and their buttons. */
export function useListed<Item extends Titled>(
  { remove, wording }: ListedResource,
  page: Page<Item>,
  onEdit: (item: Item) => void,
): ListedItems<Item> {
  const list = useDeletable(page, { deletion: remove(), name: ({ title }) => title, wording });
  const scheduleOf = useSchedules(page.items);
  return {
    items: list.items,
    total: list.total,
    noteOf: ({ documentId }) => <ScheduleNote schedule={scheduleOf(documentId)} />,
    actionsOf: (item) => (
      <EditAndDelete name={item.title} onEdit={() => onEdit(item)} onDelete={() => list.remove([item])} />
    ),
  };
}
