import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type PortfolioItem, type PortfolioSearch, SITE_ORDER } from './portfolio';
import { movePortfolioItems, portfolioQueries } from './queries';

interface Beside {
  place: 'BEFORE' | 'AFTER';
  target: string;
}

/**
 * Moving by hand. The cards stay where they were put until the last move is stored and read again.
 *
 * @returns `isArrangeable`: not while the list is in another order
 */
export function useArranging(stored: PortfolioItem[], { sort }: PortfolioSearch) {
  const { data: order } = useQuery(portfolioQueries.order());
  const moving = useMutation(movePortfolioItems());
  const [held, setHeld] = useState<readonly string[]>([]);
  const heldItems = held.flatMap((id) => stored.filter(({ documentId }) => documentId === id));
  // Another page, or a list that has lost or got an item meanwhile, is shown as it is stored.
  const items = heldItems.length === stored.length ? heldItems : stored;
  const isArrangeable = sort === SITE_ORDER && order !== undefined;

  const move = (id: string, { place, target }: Beside) => {
    if (!isArrangeable) return;
    const rest = items.map(({ documentId }) => documentId).filter((other) => other !== id);
    const at = rest.indexOf(target) + (place === 'AFTER' ? 1 : 0);
    setHeld(rest.toSpliced(at, 0, id));
    moving.mutate({ documentIds: [id], place, target }, { onSettled: () => setHeld([]) });
  };
  return { items, move, isArrangeable };
}
