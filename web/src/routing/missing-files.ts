/** Name of the error: each browser words the message differently, and Vite words it for style sheets. */
const NAME = 'FileMissing';

/** A script or a style sheet of the app could not be loaded. */
export const isFileMissing = (error: unknown): boolean => error instanceof Error && error.name === NAME;

/**
 * Marks errors of files that could not be loaded. Offline it also keeps the router from reloading the document, as for
 * a newer build: the browser would show its own error page.
 */
export function markMissingFiles(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // Several scripts may wait for the same sheet.
    if (isFileMissing(payload)) return;
    payload.name = NAME;
    // The router checks the start of the message.
    if (!navigator.onLine) payload.message = `Without a connection: ${payload.message}`;
  });
}
