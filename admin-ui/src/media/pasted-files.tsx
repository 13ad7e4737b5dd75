import { usePastedFiles } from './use-pasted-files';

/** Handles files pasted on the page, while it is shown. */
export function PastedFiles({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  usePastedFiles(onFiles);
  return null;
}
