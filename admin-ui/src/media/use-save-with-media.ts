import type { Fields, Values } from '../manager/fields';
import type { EditorForm } from '../manager/use-editor-form';
import { showProblem } from '../outcomes/toasts';
import type { MediaField, MediaOutcome } from './use-media-field';
import { wording } from './wording';

/** What a noun's save is given: the form's values, and what became of its files. */
export interface SaveWithMedia<F extends Fields> {
  values: Values<F>;
  media: MediaOutcome;
  /** Of a picture that only link previews show. */
  preview?: MediaOutcome;
}

interface SaveSteps<F extends Fields> {
  editor: EditorForm<F, unknown, SaveWithMedia<F>>;
  media: MediaField;
  preview?: MediaField;
  /** Saves also when the upload failed; the form then stays, with the chosen file for another try. */
  goesOnWithoutMedia?: boolean;
}

/**
 * A form's save in its order: the file, then the item that refers to it. When the upload fails the save
 * stops there and the form is kept.
 *
 * @returns the part of `EditorFrame`'s properties that follows from it
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

  /** A new item has none of the files yet that its form shows: one is saved as new after it was deleted elsewhere. */
  const sentFor = (outcome: MediaOutcome, id: string | undefined): MediaOutcome =>
    outcome.state === 'kept' && !editor.item && id ? { state: 'changed', id } : outcome;

  const onSubmit = async (values: Values<F>) => {
    // A file that was refused is not left out in silence: another one, or a decision to go without.
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
    busy: media.busy || preview?.busy || editor.busy,
    alsoChanged: media.hasChanges || preview?.hasChanges,
    onSubmit,
  };
}

/** The attribute of an input that holds the file. One that was not touched, or not uploaded, is not mentioned. */
export function mediaInput<Name extends string>(name: Name, media: MediaOutcome | undefined) {
  return (media?.state === 'changed' ? { [name]: media.id } : {}) as { [Key in Name]?: string | null };
}
