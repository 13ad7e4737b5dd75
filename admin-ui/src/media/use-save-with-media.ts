import type { Fields, Values } from '../kit/fields/fields';
import type { EditorForm } from '../kit/form/use-editor-form';
import { showProblem } from '../notifications/toasts';
import type { MediaField, MediaOutcome } from './use-media-field';
import { wording } from './wording';

/** Input of a noun's save: the form's values and the results of its uploads. */
export interface SaveWithMedia<F extends Fields> {
  values: Values<F>;
  media: MediaOutcome;
  /** Result for the picture used only in link previews. */
  preview?: MediaOutcome;
}

interface SaveSteps<F extends Fields> {
  editor: EditorForm<F, unknown, SaveWithMedia<F>>;
  media: MediaField;
  preview?: MediaField;
  /** Saves even if the upload failed; the form then stays with the chosen file for another try. */
  goesOnWithoutMedia?: boolean;
}

/**
 * Saves a form in order: first the file, then the item that refers to it. If the upload fails, the save stops and the
 * form stays.
 * @returns the part of `EditorFrame`'s props that follows from it
 */
export function useSaveWithMedia<F extends Fields>({
  editor,
  media,
  preview,
  goesOnWithoutMedia,
}: SaveSteps<F>) {
  const hold = (held: boolean) => {
    media.hold(held);
    preview?.hold(held);
  };

  /** An item saved as new, after it was deleted elsewhere, does not have the files that its form shows. */
  const sentFor = (outcome: MediaOutcome, id: string | undefined): MediaOutcome => {
    if (outcome.state === 'failed' || editor.item || !id) return outcome;
    return outcome.state === 'kept' ? { state: 'changed', id } : { id, ...outcome };
  };

  const onSubmit = async (values: Values<F>) => {
    // A refused file needs another one or an explicit decision to continue without it.
    const problem = media.problem ?? preview?.problem;
    if (problem) return showProblem(wording.refused, problem);
    hold(true);
    try {
      const stored = sentFor(await media.store(), media.keptId);
      const storedPreview = sentFor((await preview?.store()) ?? { state: 'kept' }, preview?.keptId);
      const failed = [stored, storedPreview].some(({ state }) => state === 'failed');
      if (!failed || goesOnWithoutMedia)
        await editor.send({ values, media: stored, preview: storedPreview }, { stays: failed });
    } finally {
      hold(false);
    }
  };

  return {
    isBusy: media.isBusy || preview?.isBusy || editor.isSaving,
    alsoChanged: media.hasChanges || preview?.hasChanges,
    onSubmit,
  };
}

/** Returns the input attribute for the file; empty if the file is unchanged or was not uploaded. */
export function mediaInput<Name extends string>(name: Name, media: MediaOutcome | undefined) {
  const { id, poster } = media?.state === 'changed' ? media : {};
  return {
    ...(id !== undefined && { [name]: id }),
    ...(poster !== undefined && { poster }),
  } as { [Key in Name]?: string | null };
}
