import { useState } from 'react';
import { type Selection, useSelection } from '../../kit/list/selection';

/** Selects items on this page, or all items on all pages that match the search. */
export function useMatchingSelection(shown: readonly string[], loadEverything: () => Promise<string[]>) {
  const onPage = useSelection(shown);
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
