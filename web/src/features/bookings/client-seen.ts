import * as v from 'valibot';
import type { ClientBookingRow } from './documents';

const Seen = v.object({
  state: v.string(),
  revision: v.number(),
  holdRank: v.nullable(v.number()),
  quoteNumber: v.nullable(v.string()),
  quoteRevision: v.nullable(v.number()),
});

/** What a client's page shows; every action sends it, and the cms refuses one whose page shows something older. */
export type ClientSeen = v.InferOutput<typeof Seen>;

const Written = v.pipe(v.string(), v.parseJson(), Seen);

/** As a hidden field holds it; two pages show the same when these are the same. */
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
