import type { UseMutationOptions } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { EditAndDelete } from '../kit/delete/edit-and-delete';
import { useDeletable } from '../kit/delete/use-undoable-delete';
import type { Page } from '../kit/list/list-search';
import { EmptyState } from '../kit/page/empty-state';
import classes from './dialog-screen.module.css';
import type { Titled } from './documents';
import { useSchedules } from './schedule/queries';
import { ScheduleNote } from './schedule/schedule-note';

interface ListedResource {
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

export interface CardProps<Item> {
  item: Item;
  /** Its schedule. */
  note: ReactNode;
  /** Its buttons. */
  actions: ReactNode;
}

export interface CardListProps<Item> {
  resource: ListedResource & { wording: { emptyTitle: string; emptyText: string } };
  page: Page<Item>;
  onEdit: (item: Item) => void;
  Card: ComponentType<CardProps<Item>>;
}

/** One page of items as cards. */
export function CardList<Item extends Titled>({ resource, page, onEdit, Card }: CardListProps<Item>) {
  const { items, noteOf, actionsOf } = useListed(resource, page, onEdit);
  if (items.length === 0)
    return <EmptyState title={resource.wording.emptyTitle} text={resource.wording.emptyText} />;
  return (
    <ul className={classes.grid}>
      {items.map((item) => (
        <Card key={item.documentId} item={item} note={noteOf(item)} actions={actionsOf(item)} />
      ))}
    </ul>
  );
}
