import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { askFirst } from '../../manager/ask-first';
import { BulkBar } from '../../manager/bulk-bar';
import { CountedList } from '../../manager/counted-list';
import { EmptyList } from '../../manager/empty-list';
import type { Page } from '../../manager/list-search';
import { SelectAll } from '../../manager/ticks';
import { useDeletable } from '../../manager/use-deletable';
import { deletePortfolioItems } from './arrange-mutations';
import { ArrangedNote } from './arranged-note';
import { CategoryDialog } from './category-dialog';
import { MoveDialog } from './move-dialog';
import { deletePortfolioItem } from './mutations';
import type { PortfolioItem, PortfolioSearch } from './portfolio';
import { PortfolioCard } from './portfolio-card';
import classes from './portfolio-list.module.css';
import { everyPortfolioId } from './queries';
import { SortableGrid } from './sortable-grid';
import { useArranging } from './use-arranging';
import { useMatchingSelection } from './use-matching-selection';
import { arrangeWording as say, wording } from './wording';

interface PortfolioListProps {
  page: Page<PortfolioItem>;
  search: PortfolioSearch;
  onEdit: (item: PortfolioItem) => void;
  onAdd: () => void;
}

/** The gallery: arranged, ticked, and changed one by one or together. */
export function PortfolioList({ page, search, onEdit, onAdd }: PortfolioListProps) {
  const { items: stored, total, remove } = useDeletable(page, deletePortfolioItem());
  const { items, move, version } = useArranging(stored, search);
  const ids = items.map(({ documentId }) => documentId);
  const { selection, isEverything, selectEverything, isLoading } = useMatchingSelection(ids, () =>
    everyPortfolioId(search),
  );
  const [moved, setMoved] = useState<readonly string[]>([]);
  const [categorised, setCategorised] = useState<readonly string[]>([]);
  const deletion = useMutation(deletePortfolioItems());

  const removeThese = (gone: readonly PortfolioItem[]) => {
    const named = gone.map(({ documentId, title }) => ({ documentId, name: title }));
    return remove(named, { question: wording.confirmDelete(gone.length), done: wording.deleted });
  };
  /** Taking a delete back is for what is on the screen. */
  const removeEverything = async () => {
    const { selected } = selection;
    const question = { question: wording.confirmDelete(selected.length), about: say.deleteManyAbout };
    if (await askFirst(question)) deletion.mutate(selected, { onSuccess: selection.clear });
  };
  const ticked = items.filter(({ documentId }) => selection.isSelected(documentId));
  const narrowed = search.q !== '' || search.category !== '';

  return (
    <CountedList
      total={total}
      count={wording.count}
      select={<SelectAll selection={selection} labelled />}
      empty={
        <EmptyList
          narrowed={narrowed}
          wording={wording}
          action={<Button onClick={onAdd}>{wording.add}</Button>}
        />
      }
    >
      {selection.all && total > items.length && (
        <p className={classes.everything}>
          {isEverything ? (
            say.everythingSelected(selection.selected.length)
          ) : (
            <Button variant="light" size="compact-md" onClick={selectEverything} loading={isLoading}>
              {say.selectEverything(total)}
            </Button>
          )}
        </p>
      )}
      {version !== null && <ArrangedNote version={version} />}
      <SortableGrid items={items} onMove={(id, beside) => move([id], beside)}>
        {(item, handle) => (
          <PortfolioCard
            item={item}
            selection={selection}
            handle={version !== null && handle}
            onMove={() => setMoved([item.documentId])}
            onEdit={() => onEdit(item)}
            onDelete={() => removeThese([item])}
          />
        )}
      </SortableGrid>
      <BulkBar count={selection.selected.length} onClear={selection.clear}>
        {version !== null && (
          <Button variant="light" onClick={() => setMoved(selection.selected)}>
            {say.moveManyTo}
          </Button>
        )}
        <Button variant="light" onClick={() => setCategorised(selection.selected)}>
          {say.setCategory}
        </Button>
        <Button
          color="red"
          variant="light"
          loading={deletion.isPending}
          onClick={() => (isEverything ? removeEverything() : removeThese(ticked))}
        >
          {wording.deleteSelected}
        </Button>
      </BulkBar>
      {moved.length > 0 && version !== null && (
        <MoveDialog ids={moved} version={version} onClose={() => setMoved([])} />
      )}
      {categorised.length > 0 && (
        <CategoryDialog
          ids={categorised}
          onClose={() => setCategorised([])}
          onDone={() => {
            setCategorised([]);
            selection.clear();
          }}
        />
      )}
    </CountedList>
  );
}
