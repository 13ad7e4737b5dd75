import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Handles pictures pasted anywhere on the page, except in a text field.
 * @param within only takes those pasted in this element, because the page has several places for images
 */
export function usePastedFiles(
  onFiles: (files: readonly File[]) => void,
  within?: RefObject<HTMLElement | null>,
) {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    const isWriting = event.target instanceof Element && event.target.closest('textarea') !== null;
    if (within && !(event.target instanceof Node && within.current?.contains(event.target))) return;
    // Text copied from an office document includes a picture of itself.
    if (files.length === 0 || isWriting || event.clipboardData?.types.includes('text/plain')) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    document.addEventListener('paste', take);
    return () => document.removeEventListener('paste', take);
  }, []);
}

/** Handles files pasted on the page, while it is shown. */
export function PastedFiles({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  usePastedFiles(onFiles);
  return null;
}
