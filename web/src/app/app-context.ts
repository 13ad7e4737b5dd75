import type { QueryClient } from '@tanstack/react-query';
import type { PostedForm } from '../features/submission/posted-form';
import type { PreviewSubject } from '../sharing/preview';

/** What every route can reach. */
export interface AppContext {
  queryClient: QueryClient;
  /** Scheme, host and port of the site, without a trailing slash: for canonical and preview addresses */
  origin: string;
  /**
   * The day in Nairobi on which the page was rendered, YYYY-MM-DD: today for the first render, the same on both sides. No
   * moment: a page made anew the same day would be another one, for its tag and its compressed forms.
   */
  renderedOn: string;
  /** On the server: the form that the page answers */
  posted?: PostedForm;
  /** On the server: told what the preview picture of the page shows */
  onPreview?: (subject: PreviewSubject) => void;
  /** In the browser: the page of the server has come to life */
  onHydrated?: () => void;
}
