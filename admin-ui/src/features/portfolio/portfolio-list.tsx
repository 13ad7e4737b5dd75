import { ActionIcon, Button, Checkbox } from '@mantine/core';
import { IconPencil, IconPhotoOff, IconTrash } from '@tabler/icons-react';
import { askFirst } from '../../manager/ask-first';
import { BulkBar } from '../../manager/bulk-bar';
import { EmptyState } from '../../manager/empty-state';
import type { Page } from '../../manager/list-search';
import { useSelection } from '../../manager/use-selection';
import { useUndoableDelete } from '../../manager/use-undoable-delete';
import { copyFor } from '../../strapi/media-file';
import { deletePortfolioItem } from './mutations';
import type { PortfolioItem } from './portfolio';
import classes from './portfolio-list.module.css';
import { wording } from './wording';

/** Device pixels of a card's picture: at most 240 CSS pixels wide, sharp on a phone. */
const CARD_PIXELS = 480;

interface PortfolioListProps {
  page: Page<PortfolioItem>;
  /** What is searched for; empty: everything. */
  query: string;
  onEdit: (item: PortfolioItem) => void;
  onAdd: () => void;
}

export function PortfolioList({ page, query, onEdit, onAdd }: PortfolioListProps) {
  const { hidden, remove } = useUndoableDelete(deletePortfolioItem());
  const items = page.items.filter(({ documentId }) => !hidden.has(documentId));
  const selection = useSelection(items.map(({ documentId }) => documentId));

  const removeAfterAsking = async (ids: readonly string[]) => {
    if (await askFirst({ question: wording.confirmDelete(ids.length) }))
      remove(ids, wording.deleted(ids.length));
  };

  const total = page.total - (page.items.length - items.length);
  if (total === 0) {
    return query ? (
      <EmptyState title={wording.nothingFound} />
    ) : (
      <EmptyState
        title={wording.emptyTitle}
        text={wording.emptyText}
        action={<Button onClick={onAdd}>{wording.add}</Button>}
      />
    );
  }
  return (
    <>
      <p className={classes.count}>{wording.count(total)}</p>
      <ul className={classes.grid}>
        {items.map((item) => (
          <li key={item.documentId} className={classes.card}>
            <Picture item={item} />
            <Checkbox
              className={classes.tick}
              size="md"
              aria-label={wording.select(item.title)}
              checked={selection.isSelected(item.documentId)}
              onChange={() => selection.toggle(item.documentId)}
            />
            <div className={classes.caption}>
              <h2 className={classes.title}>{item.title}</h2>
              <p className={classes.category}>{item.category}</p>
              <ActionIcon aria-label={wording.edit(item.title)} onClick={() => onEdit(item)}>
                <IconPencil size={20} stroke={1.75} />
              </ActionIcon>
              <ActionIcon
                aria-label={wording.delete(item.title)}
                color="red"
                onClick={() => removeAfterAsking([item.documentId])}
              >
                <IconTrash size={20} stroke={1.75} />
              </ActionIcon>
            </div>
          </li>
        ))}
      </ul>
      <BulkBar count={selection.selected.length} onClear={selection.clear}>
        <Button color="red" variant="light" onClick={() => removeAfterAsking(selection.selected)}>
          {wording.deleteSelected}
        </Button>
      </BulkBar>
    </>
  );
}

function Picture({ item: { image } }: { item: PortfolioItem }) {
  if (!image) {
    return (
      <div className={classes.picture} data-missing>
        <IconPhotoOff size={32} stroke={1.5} aria-hidden />
        <span>{wording.noImage}</span>
      </div>
    );
  }
  return <img className={classes.picture} src={copyFor(image, CARD_PIXELS)} alt={image.alt} loading="lazy" />;
}
