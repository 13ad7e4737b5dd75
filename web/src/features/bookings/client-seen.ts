import * as v from 'valibot';
import type { ClientBookingRow } from './documents';

const Seen = v.object({
  state: v.string(),
  revision: v.number(),
  holdRank: v.nullable(v.number()),
  quoteNumber: v.nullable(v.string()),
  quoteRevision: v.nullable(v.number()),
});

/**
 * The state that a client's page shows. Every action sends it, and the CMS refuses an action whose page is outdated.
 */
export type ClientSeen = v.InferOutput<typeof Seen>;

const Written = v.pipe(v.string(), v.parseJson(), Seen);

/** Returns the text of the hidden field; equal texts mean that two pages show the same. */
export function seenOf({ state, revision, holdRank, quote }: NonNullable<ClientBookingRow>): string {
  const seen: ClientSeen = {
    state,
    revision,
    holdRank,
    quoteNumber: quote?.number ?? null,
    quoteRevision: quote?.revision ?? null,
  };
  return JSON.stringify(seen);
}

/** @returns undefined for a field that no page has written */
export function readSeen(written: string): ClientSeen | undefined {
  const read = v.safeParse(Written, written);
  return read.success ? read.output : undefined;
}
