import type { UseMutationOptions } from '@tanstack/react-query';
import { useFormSave } from '../manager/use-form-save';
import { showProblem } from '../notices/toasts';
import { isOvertaken } from '../strapi/errors';
import type { MediaField, MediaOutcome } from './use-media-field';
import { wording } from './wording';

/** What a noun's save is given: the form's values, and what became of its file. */
export interface SaveWithMedia<Values> {
  values: Values;
  media: MediaOutcome;
}

interface SaveSteps<Values, Saved> {
  media: MediaField;
  /** The noun's mutation. */
  save: UseMutationOptions<Saved, Error, SaveWithMedia<Values>>;
  /** Saves also when the upload failed; `failed` is then what `onSaved` is told. */
  goesOnWithoutMedia?: boolean;
  onSaved: (saved: Saved, mediaState: MediaOutcome['state']) => void;
  /** Somebody else saved or deleted the item meanwhile. */
  onOvertaken: () => void;
}

/**
 * A form's save in its order: the file, then the item that refers to it. When the upload fails the save
 * stops there and the form is kept.
 *
 * @returns the part of `EditorFrame`'s properties that follows from it
 */
export function useSaveWithMedia<Values, Saved>({
  media,
  save,
  goesOnWithoutMedia = false,
  onSaved,
  onOvertaken,
}: SaveSteps<Values, Saved>) {
  const saving = useFormSave(save);
  const onSubmit = async (values: Values) => {
    // A file that was refused is not left out in silence: another one, or a decision to go without.
    if (media.problem) return showProblem(wording.refused, media.problem);
    const stored = await media.store();
    if (stored.state === 'failed' && !goesOnWithoutMedia) return;
    await saving.send(
      { values, media: stored },
      {
        onSaved: (saved) => onSaved(saved, stored.state),
        onFailed: (error) => isOvertaken(error) && onOvertaken(),
      },
    );
  };
  return { busy: media.busy || saving.busy, alsoChanged: media.hasChanges, onSubmit };
}
