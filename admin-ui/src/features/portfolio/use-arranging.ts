import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type PortfolioItem, type PortfolioSearch, SITE_ORDER } from './portfolio';
import { movePortfolioItems, portfolioQueries } from './queries';

interface Beside {
  place: 'BEFORE' | 'AFTER';
  target: string;
}

/**
 * Moving by hand. The card stays where it was put while the move is under way.
 *
 * @returns `version`: of the order on the screen; null while the list is in another order
 */
export function useArranging(stored: PortfolioItem[], { sort }: PortfolioSearch) {
  const { data: order } = useQuery(portfolioQueries.order());
  const moving = useMutation(movePortfolioItems());
  const [held, setHeld] = useState<{ items: PortfolioItem[]; instead: string } | null>(null);
  const shown = (items: readonly PortfolioItem[]) => items.map(({ documentId }) => documentId).join();
  const items = held?.instead === shown(stored) ? held.items : stored;
  const version = sort === SITE_ORDER && order ? order.version : null;

  const move = ([id = '']: readonly string[], { place, target }: Beside) => {
    if (version === null) return;
    const rest = items.filter(({ documentId }) => documentId !== id);
    const at = rest.findIndex(({ documentId }) => documentId === target) + (place === 'AFTER' ? 1 : 0);
    setHeld({
      items: [
        ...rest.slice(0, at),
        ...items.filter(({ documentId }) => documentId === id),
        ...rest.slice(at),
      ],
      instead: shown(stored),
    });
    moving.mutate({ documentIds: [id], place, target }, { onError: () => setHeld(null) });
  };
  return { items, move, version };
}
