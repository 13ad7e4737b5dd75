/** Name of the error: every browser says it in other words, and of style sheets Vite does. */
const NAME = 'FileMissing';

/** A script or a style sheet of the app could not be loaded. */
export const isFileMissing = (error: unknown): boolean => error instanceof Error && error.name === NAME;

/**
 * Marks the errors of files that cannot be loaded. Without a connection it also keeps the router from taking them for
 * those of an earlier build: it would load the document anew, and the browser would show a page of its own.
 */
export function markMissingFiles(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // Several scripts may have waited for one sheet.
    if (isFileMissing(payload)) return;
    payload.name = NAME;
    // The router goes by how the message begins.
    if (!navigator.onLine) payload.message = `Without a connection: ${payload.message}`;
  });
}
