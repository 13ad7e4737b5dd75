import type { QueryClient } from '@tanstack/react-query';

/** A file for programs: feed readers, calendars, search engines. */
export interface PublishedFile {
  /** Media type with its charset */
  type: string;
  body: string;
}

/** The sources of such a file. */
export interface FileSource {
  queryClient: QueryClient;
  origin: string;
}
