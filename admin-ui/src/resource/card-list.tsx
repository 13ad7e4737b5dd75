import type { ComponentType, ReactNode } from 'react';
import type { Page } from '../kit/list/list-search';
import { EmptyState } from '../kit/page/empty-state';
import classes from './dialog-screen.module.css';
import type { Titled } from './documents';
import { type ListedResource, useListed } from './use-listed';

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
