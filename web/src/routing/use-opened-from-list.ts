import { type AnyRouter, useLocation, useRouter } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The entry before this one is the list that the open item was chosen from */
    openedFromList?: boolean;
  }
}

/**
 * Brings what has the focus into view once the list stands again: it comes back as far as it was scrolled when the
 * first item was opened, and the item seen last may stand elsewhere.
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
 * For an item that opens over its list and is in the address, so that Back closes it.
 *
 * @param isOpen whether an item is open now: steps from one to the next replace each other
 * @returns what `navigate` needs for opening an item, and the way back to the list if there is one: the focus, which
 *   has to be where it belongs by then, is in view afterwards
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
