import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Beside, movedBeside } from '../../kit/list/moved';
import { movePortfolioItems, portfolioQueries } from './queries';
import { type PortfolioItem, type PortfolioSearch, SITE_ORDER } from './resource';

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
