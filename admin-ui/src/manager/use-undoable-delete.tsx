import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type UseMutationOptions, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { pendingDeletes } from './pending-deletes';
import classes from './use-undoable-delete.module.css';
import { wording } from './wording';

/** How long a delete can be taken back. */
const UNDO_MS = 6_000;

/**
 * Deleting with a way back: the rows are hidden at once and a toast offers Undo; the delete is sent when
 * the toast ends or the page is left.
 *
 * @param deletion the noun's mutation; its variable is the item's id, its `meta.failed` the sentence when it
 *   does not work. It should send with `keepalive`.
 * @returns `hidden`: ids to leave out of the list; `remove(ids, done)`: `done` is the toast's sentence
 */
export function useUndoableDelete<Result>(deletion: UseMutationOptions<Result, Error, string>) {
  const queryClient = useQueryClient();
  const hidden = useSyncExternalStore(pendingDeletes.subscribe, pendingDeletes.hidden);

  const remove = (ids: readonly string[], done: string) => {
    const toast = `undo/${ids.join()}`;
    const undo = () => {
      for (const id of ids) pendingDeletes.undo(id);
      notifications.hide(toast);
    };
    for (const id of ids) {
      pendingDeletes.add(id, () => {
        // Sent, for whatever reason: there is nothing to undo any more.
        notifications.hide(toast);
        return queryClient.getMutationCache().build(queryClient, deletion).execute(id);
      });
    }
    notifications.show({
      id: toast,
      color: 'teal',
      autoClose: UNDO_MS,
      onClose: () => {
        for (const id of ids) void pendingDeletes.commit(id);
      },
      message: (
        <span className={classes.message}>
          {done}
          <Button variant="subtle" size="compact-md" onClick={undo}>
            {wording.undo}
          </Button>
        </span>
      ),
    });
  };

  return { hidden, remove };
}
