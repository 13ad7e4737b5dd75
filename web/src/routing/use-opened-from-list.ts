import { type AnyRouter, useLocation, useRouter } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The previous history entry is the list from which the item was opened */
    openedFromList?: boolean;
  }
}

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
 * @returns options of `navigate` to open an item, and `backToList` if the list is the previous entry. Move the focus
 * to the item before calling it: the focused item is then scrolled into view
 */
export function useOpenedFromList(isOpen: boolean) {
  const router = useRouter();
  const fromList = useLocation({ select: ({ state }) => state.openedFromList ?? false });
  const back = () => {
    keepFocusInView(router);
    router.history.back();
  };
  return {
    opening: {
      state: { openedFromList: isOpen ? fromList : true },
      replace: isOpen,
      resetScroll: false,
    },
    backToList: fromList ? back : undefined,
  };
}
