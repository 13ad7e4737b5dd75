import type { QueryClient } from '@tanstack/react-query';
import type { PostedForm } from '../features/submission/posted-form';
import type { PreviewSubject } from '../seo/preview';

/** The context that every route receives. */
export interface AppContext {
  queryClient: QueryClient;
  /** Scheme, host and port of the site, without a trailing slash: for canonical and preview addresses */
  origin: string;
  /**
   * The day at the site's place on which the page was rendered, YYYY-MM-DD. It is today's date for the first render,
   * on the server and in the browser. Not a time, because a page rendered twice on one day must be identical and keep
   * its ETag and compressed forms.
   */
  renderedOn: string;
  /** On the server: the posted form that the page shows again */
  posted?: PostedForm;
  /** On the server: called with the content of the page's preview picture */
  onPreview?: (subject: PreviewSubject) => void;
  /** In the browser: called when the server's page is hydrated */
  onHydrated?: () => void;
}
