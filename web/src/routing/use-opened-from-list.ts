import { type AnyRouter, useLocation, useNavigate, useRouter } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The previous history entry is the list from which the item was opened */
    openedFromList?: boolean;
  }
}

type SearchOfItem = Partial<Record<'category' | 'item' | 'picture' | 'project', string | undefined>>;

/**
 * Scrolls the focused item into view after the list returns. The list returns to the scroll position of the first
 * opened item, but the last one seen may be elsewhere.
 */
function keepFocusInView(router: AnyRouter) {
  const focused = document.activeElement;
  // The router restores its scroll position at the same event, and has subscribed earlier.
  const stop = router.subscribe('onRendered', () => {
    stop();
    focused?.scrollIntoView({ block: 'nearest' });
  });
}

/**
 * For an item that opens over its list and has an address, so that Back closes it.
 *
 * @param isOpen whether an item is open: then the next one replaces its history entry
 * @returns functions that open an item and close it, each with the search of the place. Move the focus to the item
 * before `close`: the focused item is then scrolled into view
 */
export function useOpenedFromList(isOpen: boolean) {
  const router = useRouter();
  const navigate = useNavigate();
  const fromList = useLocation({ select: ({ state }) => state.openedFromList ?? false });
  return {
    open: (search: SearchOfItem) => {
      const state = { openedFromList: isOpen ? fromList : true };
      navigate({ to: '.', search, state, replace: isOpen, resetScroll: false });
    },
    close: (search: SearchOfItem) => {
      if (fromList) {
        keepFocusInView(router);
        router.history.back();
      } else navigate({ to: '.', search, replace: true, resetScroll: false });
    },
  };
}
