import { FileButton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { askFirst } from '../../manager/ask-first';
import { BusyButton } from '../../manager/busy-button';
import classes from './media.module.css';
import type { MediaEntry } from './media-entry';
import { deleteMedia, replaceMedia } from './queries';
import { wording } from './wording';

interface FileActionsProps {
  entry: MediaEntry;
  /** The file has become another one, or is gone: the form is over. */
  onDone: () => void;
}

/** What is done with the file itself: another one in its places, or an end to one that nothing uses. */
export function FileActions({ entry, onDone }: FileActionsProps) {
  const replace = useMutation(replaceMedia(entry));
  const remove = useMutation(deleteMedia(entry));
  const reset = useRef<() => void>(null);
  const take = (file: File | null) => {
    // The same file may be chosen again after a failure.
    reset.current?.();
    if (file) replace.mutate(file, { onSuccess: onDone });
  };
  const askToDelete = async () => {
    if (await askFirst({ question: wording.confirmDelete, about: entry.name }))
      remove.mutate(undefined, { onSuccess: onDone });
  };
  return (
    <div>
      <div className={classes.actions}>
        <FileButton
          resetRef={reset}
          accept={entry.file?.kind === 'video' ? 'video/mp4,video/webm' : 'image/*,.heic,.heif'}
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
