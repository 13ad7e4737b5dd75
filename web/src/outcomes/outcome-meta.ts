/** What a query says about its failure; the sentence is declared beside the query. */
export type QueryOutcome = {
  /** Shown as a toast and logged */
  loadFailure?: string;
  /** Only logged; the screen shows it in place, with a way to try again */
  loggedFailure?: string;
};

/** What a mutation says about its end. */
export type MutationOutcome = {
  /** Shown on success; may depend on what the server answered */
  done?: string | ((answer: unknown) => string);
  /** Shown on failure, unless the server says itself what is wrong or when to retry */
  failed?: string;
};

/** Where outcomes are shown. The server has no such place. */
export interface Notices {
  done: (sentence: string) => void;
  problem: (sentence: string) => void;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryOutcome & Record<string, unknown>;
    mutationMeta: MutationOutcome & Record<string, unknown>;
  }
}
