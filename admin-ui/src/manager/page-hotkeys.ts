import { useHotkeys } from '@mantine/hooks';

/** Keys of a page, outside of fields: `[['J', next]]`. Behind an open dialog they do nothing. */
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
