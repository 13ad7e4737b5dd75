import { mutationOptions } from '@tanstack/react-query';
import type { Editable } from '../kit/form/use-draft';
import { reasonOf, runMutation } from '../notifications/query-client';
import { DECISION_UNDO_MS, offerUndo, showProblem } from '../notifications/toasts';
import { isConflict } from '../strapi/errors';
import { updateCaches } from './queries';
import { wording } from './wording';

interface Changes<Item> {
  changed: Item[];
  /** Number of items left unchanged, because someone else saved or deleted them since they were read. */
  conflicts: number;
  /** The error that stopped the remaining changes. */
  failure: Error | null;
}

/**
 * Changes items one by one, because the CMS accepts one mutation per request. Skips items that someone else has
 * changed; any other failure stops the rest.
 * @throws the failure if nothing was changed before it
 */
async function changeEach<Item, Changed>(
  items: readonly Item[],
  change: (item: Item) => Promise<Changed>,
): Promise<Changes<Changed>> {
  const changes: Changes<Changed> = { changed: [], conflicts: 0, failure: null };
  for (const item of items) {
    try {
      changes.changed.push(await change(item));
    } catch (error) {
      if (isConflict(error)) changes.conflicts += 1;
      else if (changes.changed.length === 0 || !(error instanceof Error)) throw error;
      else return { ...changes, failure: error };
    }
  }
  return changes;
}

export type Decision = 'approved' | 'rejected';
type Status = Decision | 'pending';
export const DECISION_COLOURS = { pending: 'amber', approved: 'green', rejected: 'red' } as const;

/** The parts of a `collection()` that a decision needs. */
interface Decided<Item> {
  key: string;
  change: (item: Item, changes: { status: Status }) => Promise<Item>;
}

interface Deciding<Item> {
  /** Returns whether the item can be decided; others are skipped. */
  isOpen: (item: Item, decision: Decision) => boolean;
  sentence: (decision: Decision, count: number, skipped: number) => string;
  changeFailed: string;
}

/** Returns the mutation that decides the open ones among its items. It offers Undo for a while. */
export function decisionMutation<Item extends Editable & { status: Status }>(
  { key, change }: Decided<Item>,
  { isOpen, sentence, changeFailed }: Deciding<Item>,
) {
  const reportFailure = ({ failure }: Changes<Item>) => {
    if (failure) showProblem(changeFailed, reasonOf(failure));
  };

  const restoring = () =>
    mutationOptions({
      mutationFn: (decided: readonly { item: Item; status: Status }[]) =>
        changeEach(decided, ({ item, status }) => change(item, { status })),
      onSuccess: (changes, _decided, _shown, { client }) => {
        for (const item of changes.changed) updateCaches(client, [key], item);
        if (changes.conflicts > 0) showProblem(wording.notTakenBack(changes.conflicts));
        reportFailure(changes);
      },
      meta: { failed: changeFailed },
    });

  return (decision: Decision) =>
    mutationOptions({
      mutationFn: (items: readonly Item[]) =>
        changeEach(
          items.filter((item) => isOpen(item, decision)),
          (item) => change(item, { status: decision }),
        ),
      onSuccess: (changes, items, _shown, { client }) => {
        const { changed, conflicts } = changes;
        for (const item of changed) updateCaches(client, [key], item);
        const before = new Map(items.map(({ documentId, status }) => [documentId, status]));
        const skipped = items.filter((item) => !isOpen(item, decision)).length + conflicts;
        const message = sentence(decision, changed.length, skipped);
        if (changed.length === 0) return showProblem(message);
        offerUndo({
          sentence: message,
          forMs: DECISION_UNDO_MS,
          undo: () => {
            const decided = changed.map((item) => ({
              item,
              status: before.get(item.documentId) ?? 'pending',
            }));
            runMutation(client, restoring(), decided);
          },
        });
        reportFailure(changes);
      },
      // Someone else may have decided, so reload the list.
      onError: (_error, _items, _onMutateResult, { client }) => client.invalidateQueries({ queryKey: [key] }),
      meta: { failed: changeFailed },
    });
}
