import { Box } from '@mantine/core';
import type { UseMutationOptions } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
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

/** Returns what a list shows of its page: the items, their schedules and their buttons. */
export function useListed<Item extends Titled>(
  { remove, wording }: ListedResource,
  page: Page<Item>,
  onEdit: (item: Item) => void,
) {
  const list = useDeletable(page, { deletion: remove(), name: ({ title }) => title, wording });
  const scheduleOf = useSchedules(page.items);
  return {
    ...list,
    noteOf: ({ documentId }: Item) => <ScheduleNote schedule={scheduleOf(documentId)} />,
    actionsOf: (item: Item) => list.buttonsOf(item, onEdit),
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
  const { items, noteOf, actionsOf, select, bulkBar } = useListed(resource, page, onEdit);
  if (items.length === 0)
    return <EmptyState title={resource.wording.emptyTitle} text={resource.wording.emptyText} />;
  return (
    <>
      <Box mb="sm">{select}</Box>
      <ul className={classes.grid}>
        {items.map((item) => (
          <Card key={item.documentId} item={item} note={noteOf(item)} actions={actionsOf(item)} />
        ))}
      </ul>
      {bulkBar()}
    </>
  );
}
