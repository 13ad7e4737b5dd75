import { Button, Checkbox } from '@mantine/core';
import { IconPhotoOff } from '@tabler/icons-react';
import { BulkBar } from '../../manager/bulk-bar';
import { CountedList } from '../../manager/counted-list';
import { EditAndDelete } from '../../manager/edit-and-delete';
import { EmptyList } from '../../manager/empty-list';
import type { Page } from '../../manager/list-search';
import { useDeletable } from '../../manager/use-deletable';
import { useSelection } from '../../manager/use-selection';
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
  const { items, total, remove } = useDeletable(page, deletePortfolioItem());
  const selection = useSelection(items.map(({ documentId }) => documentId));

  const removeThese = (gone: readonly PortfolioItem[]) => {
    const named = gone.map(({ documentId, title }) => ({ documentId, name: title }));
    return remove(named, { question: wording.confirmDelete(gone.length), done: wording.deleted });
  };

  return (
    <CountedList
      total={total}
      count={wording.count}
      empty={
        <EmptyList
          narrowed={query !== ''}
          wording={wording}
          action={<Button onClick={onAdd}>{wording.add}</Button>}
        />
      }
    >
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
              <EditAndDelete
                labels={{ edit: wording.edit(item.title), delete: wording.delete(item.title) }}
                onEdit={() => onEdit(item)}
                onDelete={() => removeThese([item])}
              />
            </div>
          </li>
        ))}
      </ul>
      <BulkBar count={selection.selected.length} onClear={selection.clear}>
        <Button
          color="red"
          variant="light"
          onClick={() => removeThese(items.filter(({ documentId }) => selection.isSelected(documentId)))}
        >
          {wording.deleteSelected}
        </Button>
      </BulkBar>
    </CountedList>
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
