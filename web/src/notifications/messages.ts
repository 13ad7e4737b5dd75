/** Messages for a query's failure, declared next to the query. */
export type QueryMessages = {
  /** Shown as a toast and logged */
  loadFailure?: string;
  /** Only logged; the screen shows the failure in place, with a retry */
  loggedFailure?: string;
};

/** Messages for the end of a mutation. */
export type MutationMessages = {
  /** Shown on success; may depend on the response */
  done?: string | ((answer: unknown) => string);
  /** Shown on failure, unless the server explains the problem or when to retry */
  failed?: string;
};

/** Shows messages. The server has no such place. */
export interface Notices {
  done: (sentence: string) => void;
  problem: (sentence: string) => void;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryMessages & Record<string, unknown>;
    mutationMeta: MutationMessages & Record<string, unknown>;
  }
}
