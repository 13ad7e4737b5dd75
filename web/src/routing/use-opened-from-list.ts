import { useLocation, useRouter } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The entry before this one is the list that the open item was chosen from */
    openedFromList?: boolean;
  }
}

/**
 * For an item that opens over its list and is in the address, so that Back closes it.
 *
 * @param isOpen whether an item is open now: steps from one to the next replace each other
 * @returns what `navigate` needs for opening an item, and the way back to the list if there is one
 */
export function useOpenedFromList(isOpen: boolean) {
  const { history } = useRouter();
  const fromList = useLocation({ select: ({ state }) => state.openedFromList ?? false });
  return {
    opening: {
      state: { openedFromList: isOpen ? fromList : true },
      replace: isOpen,
      resetScroll: false,
    },
    backToList: fromList ? () => history.back() : undefined,
  };
}
