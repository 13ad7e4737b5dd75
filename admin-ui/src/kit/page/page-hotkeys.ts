import { useHotkeys } from '@mantine/hooks';

/** Handles a page's keys, such as `[['J', next]]`. Ignores them in fields and behind an open dialog. */
export function usePageHotkeys(keys: [key: string, act: () => void][]): void {
  useHotkeys(
    keys.map(([key, act]) => [
      key,
      () => {
        if (!document.querySelector('[aria-modal="true"]')) act();
      },
    ]),
  );
}
