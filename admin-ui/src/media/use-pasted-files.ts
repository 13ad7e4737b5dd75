import { useEffect, useEffectEvent } from 'react';

/** Handles pictures pasted anywhere on the page, except in a text field. */
export function usePastedFiles(onFiles: (files: readonly File[]) => void) {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    const isWriting = event.target instanceof Element && event.target.closest('textarea') !== null;
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
