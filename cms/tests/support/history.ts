import type { Saved } from './apis';
import type { Client } from './client';

interface Entry {
  id: number;
  action: string;
  actor: string;
  source: string;
  changedFields: string[];
}

interface Compared {
  exists: boolean;
  sides: ('BEFORE' | 'AFTER')[];
  fields: { name: string; kind: string; before: unknown; after: unknown; now: unknown }[];
}

type Restored = Saved & { leftOut: { field: string; name: string }[] };

/** Returns the changes of an item that a client may see. */
export async function historyOf(client: Client, documentId: string) {
  const { data, failure } = await client.graphql<{ revisions: { total: number; entries: Entry[] } }>(
    `query($id: String!) { revisions(documentId: $id, pageSize: 100) {
       total entries { id action actor actorName source happenedAt changedFields } } }`,
    { id: documentId },
  );
  return { entries: data?.revisions.entries ?? [], total: data?.revisions.total, failure };
}

export const compareVersion = (client: Client, id: number | undefined) =>
  client.graphql<{ revision: Compared | null }>(
    'query($id: Int!) { revision(id: $id) { exists sides fields { name kind before after now } } }',
    { id },
  );

/** Restores the state after a change, or before it with `BEFORE`. */
export async function restoreVersion(
  client: Client,
  wanted: { id: number | undefined; side?: 'BEFORE'; revision: number },
) {
  const answer = await client.graphql<{ restored: Restored }>(
    `mutation($id: Int!, $side: RevisionSide! = AFTER, $revision: Int!) {
       restored: restoreRevision(id: $id, side: $side, revision: $revision) {
         documentId revision leftOut { field name } } }`,
    wanted,
  );
  return { ...answer, data: answer.data?.restored };
}
