import type { QueryClient } from '@tanstack/react-query';

/** A file for programs rather than people: feed readers, calendars, search engines. */
export interface PublishedFile {
  /** Media type with its charset */
  type: string;
  body: string;
}

/** What such a file is made from. */
export interface FileSource {
  queryClient: QueryClient;
  /** Public origin without a trailing slash */
  origin: string;
}
