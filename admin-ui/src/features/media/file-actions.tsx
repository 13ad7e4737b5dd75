import { FileButton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { confirmAction } from '../../kit/delete/confirm-action';
import { BusyButton } from '../../kit/form/busy-button';
import { acceptOf, FILMS, IMAGES } from '../../media/file-types';
import classes from './media.module.css';
import type { MediaEntry } from './media-entry';
import { deleteMedia, replaceMedia } from './queries';
import { askToReplace } from './replace-dialog';
import { wording } from './wording';

interface FileActionsProps {
  entry: MediaEntry;
  /** Called after the file was replaced or deleted, to close the form. */
  onDone: () => void;
}

/** Replaces a file everywhere it is used, or deletes an unused one. */
export function FileActions({ entry, onDone }: FileActionsProps) {
  const replace = useMutation(replaceMedia(entry));
  const remove = useMutation(deleteMedia(entry));
  const reset = useRef<() => void>(null);
  const take = (file: File | null) => {
    // Lets the owner choose the same file again after a failure.
    reset.current?.();
    if (file)
      askToReplace({
        entry,
        file,
        onAnswer: (replacement) => replace.mutate(replacement, { onSuccess: onDone }),
      });
  };
  const askToDelete = async () => {
    if (await confirmAction({ question: wording.confirmDelete, about: entry.name }))
      remove.mutate(undefined, { onSuccess: onDone });
  };
  return (
    <div>
      <div className={classes.actions}>
        <FileButton
          resetRef={reset}
          accept={acceptOf(entry.file?.kind === 'video' ? FILMS : IMAGES)}
          onChange={take}
        >
          {({ onClick }) => (
            <BusyButton
              variant="default"
              busy={replace.isPending}
              busyLabel={wording.replacing}
              onClick={onClick}
            >
              {wording.replace}
            </BusyButton>
          )}
        </FileButton>
        {entry.uses.length === 0 && (
          <BusyButton
            variant="outline"
            color="red"
            busy={remove.isPending}
            busyLabel={wording.deleting}
            onClick={() => void askToDelete()}
          >
            {wording.delete}
          </BusyButton>
        )}
      </div>
      <p className={classes.fact}>{wording.replaceHint}</p>
    </div>
  );
}
