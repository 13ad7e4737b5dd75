import { useEffect, useEffectEvent } from 'react';

/** Pictures pasted anywhere on the page, except where somebody is writing: there they belong to the text. */
export function usePastedFiles(onFiles: (files: readonly File[]) => void) {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    const isWriting = event.target instanceof Element && event.target.closest('textarea') !== null;
    // Text copied from an office document comes with a picture of itself.
    if (files.length === 0 || isWriting || event.clipboardData?.types.includes('text/plain')) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    document.addEventListener('paste', take);
    return () => document.removeEventListener('paste', take);
  }, []);
}
