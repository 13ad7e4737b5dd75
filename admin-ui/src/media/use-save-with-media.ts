import type { Fields, Values } from '../manager/fields';
import type { EditorForm } from '../manager/use-editor-form';
import { showProblem } from '../outcomes/toasts';
import type { MediaField, MediaOutcome } from './use-media-field';
import { wording } from './wording';

/** What a noun's save is given: the form's values, and what became of its file. */
export interface SaveWithMedia<F extends Fields> {
  values: Values<F>;
  media: MediaOutcome;
}

interface SaveSteps<F extends Fields> {
  editor: EditorForm<F, unknown, SaveWithMedia<F>>;
  media: MediaField;
  /** Saves also when the upload failed; the form then stays, with the chosen file for another try. */
  goesOnWithoutMedia?: boolean;
}

/**
 * A form's save in its order: the file, then the item that refers to it. When the upload fails the save
 * stops there and the form is kept.
 *
 * @returns the part of `EditorFrame`'s properties that follows from it
 */
export function useSaveWithMedia<F extends Fields>({ editor, media, goesOnWithoutMedia }: SaveSteps<F>) {
  const onSubmit = async (values: Values<F>) => {
    // A file that was refused is not left out in silence: another one, or a decision to go without.
    if (media.problem) return showProblem(wording.refused, media.problem);
    const stored = await media.store();
    const failed = stored.state === 'failed';
    if (!failed || goesOnWithoutMedia) await editor.send({ values, media: stored }, { stays: failed });
  };

  return { busy: media.busy || editor.busy, alsoChanged: media.hasChanges, onSubmit };
}

/** The attribute of an input that holds the file. One that was not touched, or not uploaded, is not mentioned. */
export function mediaInput<Name extends string>(name: Name, media: MediaOutcome) {
  return (media.state === 'changed' ? { [name]: media.id } : {}) as { [Key in Name]?: string | null };
}
