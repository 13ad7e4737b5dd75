import { Alert, Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_SAVED_ENTRIES } from '../../../../cms/src/shared/limits';
import { confirmAction } from '../../kit/delete/confirm-action';
import { BulkBar } from '../../kit/list/bulk-bar';
import { CountedList } from '../../kit/list/counted-list';
import type { Page } from '../../kit/list/list-search';
import { SelectAll, type Selection } from '../../kit/list/selection';
import { type Beside, movedBeside, SortableGrid } from '../../kit/list/sortable-grid';
import { useListed } from '../../resource/use-listed';
import { MoveDialog } from './move-dialog';
import { PortfolioCard } from './portfolio-card';
import classes from './portfolio-list.module.css';
import {
  deletePortfolioItems,
  everyPortfolioId,
  movePortfolioItems,
  portfolioQueries,
  type SetField,
  showNewestFirst,
} from './queries';
import { type PortfolioItem, type PortfolioSearch, portfolio, SITE_ORDER } from './resource';
import { SetDialog } from './set-dialog';
import { arrangeWording as say, wording } from './wording';

/** Selects items on this page, or all items on all pages that match the search. */
function useMatchingSelection(onPage: Selection, loadEverything: () => Promise<string[]>) {
  const [everything, setEverything] = useState<readonly string[] | null>(null);
  const [isLoading, setLoading] = useState(false);

  const only = (change: (id: string) => void) => (id: string) => {
    setEverything(null);
    change(id);
  };
  const selection: Selection = {
    ...onPage,
    selected: everything ? [...everything] : onPage.selected,
    all: everything !== null || onPage.all,
    isSelected: (id) => everything?.includes(id) ?? onPage.isSelected(id),
    toggle: only(onPage.toggle),
    toggleRange: only(onPage.toggleRange),
    toggleAll: () => (everything ? clear() : onPage.toggleAll()),
    clear,
  };

  function clear() {
    setEverything(null);
    onPage.clear();
  }

  const selectEverything = async () => {
    setLoading(true);
    try {
      setEverything(await loadEverything());
    } finally {
      setLoading(false);
    }
  };

  return { selection, isEverything: everything !== null, selectEverything, isLoading };
}

/**
 * Lets the owner arrange cards by hand. The cards keep their places until the last move is stored and reloaded.
 * @returns `isArrangeable`: false while the list is sorted differently
 */
export function useArranging(stored: PortfolioItem[], { sort }: PortfolioSearch) {
  const { data: order } = useQuery(portfolioQueries.order());
  const moving = useMutation(movePortfolioItems());
  const [held, setHeld] = useState<readonly string[]>([]);
  const heldItems = held.flatMap((id) => stored.filter(({ documentId }) => documentId === id));
  // Another page, or a list whose items were added or deleted since then, is shown as stored.
  const items = heldItems.length === stored.length ? heldItems : stored;
  const isArrangeable = sort === SITE_ORDER && order !== undefined;

  const move = (id: string, beside: Beside) => {
    if (!isArrangeable) return;
    setHeld(
      movedBeside(items, ({ documentId }) => documentId, id, beside).map(({ documentId }) => documentId),
    );
    moving.mutate({ documentIds: [id], ...beside }, { onSettled: () => setHeld([]) });
  };
  return { items, move, isArrangeable };
}

interface PortfolioListProps {
  page: Page<PortfolioItem>;
  search: PortfolioSearch;
  onEdit: (item: PortfolioItem) => void;
  onCreate: () => void;
}

/** Shows the gallery, in which items are arranged, ticked and changed individually or together. */
export function PortfolioList({ page, search, onEdit, onCreate }: PortfolioListProps) {
  const stored = useListed(portfolio, page, onEdit);
  const { items, move, isArrangeable } = useArranging(stored.items, search);
  const { selection, isEverything, selectEverything, isLoading } = useMatchingSelection(
    stored.selection,
    () => everyPortfolioId(search),
  );
  const [moved, setMoved] = useState<readonly string[]>([]);
  const [setting, setSetting] = useState<{ field: SetField; ids: readonly string[] } | null>(null);
  const deletion = useMutation(deletePortfolioItems());

  /** Deletes all matching items without Undo, which only covers items on the screen. */
  const removeEverything = async () => {
    const { selected } = selection;
    const question = { question: wording.confirmDelete(selected.length), about: say.deleteManyAbout };
    if (await confirmAction(question)) deletion.mutate(selected, { onSuccess: selection.clear });
  };

  // Items of two moves would not keep their order.
  const isMovable = isArrangeable && selection.selected.length <= MAX_SAVED_ENTRIES;

  return (
    <CountedList
      total={stored.total}
      wording={wording}
      narrowed={search.q !== '' || search.category !== ''}
      add={{ label: wording.add, onClick: onCreate }}
      select={<SelectAll selection={selection} labelled />}
    >
      {selection.all && stored.total > items.length && (
        <p className={classes.everything}>
          {isEverything ? (
            <span>
              {[
                say.everythingSelected(selection.selected.length),
                ...(isArrangeable && !isMovable ? [say.tooManyToMove(MAX_SAVED_ENTRIES)] : []),
              ].join(' ')}
            </span>
          ) : (
            <Button variant="light" size="compact-md" onClick={selectEverything} loading={isLoading}>
              {say.selectEverything(stored.total)}
            </Button>
          )}
        </p>
      )}
      {isArrangeable && <ArrangedNote />}
      <SortableGrid items={items} onMove={move}>
        {(item, handle) => (
          <PortfolioCard
            item={item}
            note={stored.noteOf(item)}
            selection={selection}
            handle={isArrangeable && handle}
            onMove={() => setMoved([item.documentId])}
            onEdit={() => onEdit(item)}
            onDelete={() => stored.remove([item])}
          />
        )}
      </SortableGrid>
      <BulkBar count={selection.selected.length} onClear={selection.clear}>
        {isMovable && (
          <Button variant="light" onClick={() => setMoved(selection.selected)}>
            {say.moveManyTo}
          </Button>
        )}
        {(['category', 'year'] as const).map((field) => (
          <Button key={field} variant="light" onClick={() => setSetting({ field, ids: selection.selected })}>
            {say.set[field].button}
          </Button>
        ))}
        <Button
          color="red"
          variant="light"
          loading={deletion.isPending}
          onClick={() => (isEverything ? removeEverything() : stored.remove(stored.selected))}
        >
          {wording.deleteSelected}
        </Button>
      </BulkBar>
      {moved.length > 0 && isArrangeable && <MoveDialog ids={moved} onClose={() => setMoved([])} />}
      {setting && (
        <SetDialog
          {...setting}
          onClose={() => setSetting(null)}
          onDone={() => {
            setSetting(null);
            selection.clear();
          }}
        />
      )}
    </CountedList>
  );
}

/** Reports that the owner arranged the order, and links back to the default. */
function ArrangedNote() {
  const { data: order } = useQuery(portfolioQueries.order());
  const back = useMutation(showNewestFirst());
  if (!order?.arranged) return null;
  const askBack = async () => {
    const question = {
      question: say.newestFirstQuestion,
      about: say.newestFirstAbout,
      yes: say.newestFirst,
    };
    if (await confirmAction(question)) back.mutate(undefined);
  };
  return (
    <Alert color="blue" className={classes.arranged}>
      <span>{say.arranged}</span>
      <Button variant="subtle" size="compact-md" color="blue" loading={back.isPending} onClick={askBack}>
        {say.newestFirst}
      </Button>
    </Alert>
  );
}
