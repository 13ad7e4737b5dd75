import { useEffect, useEffectEvent, useState } from 'react';
import type { Fields, Values } from '../kit/fields/fields';
import type { EditorForm } from '../kit/form/use-editor-form';
import { showProblem } from '../notifications/toasts';
import type { Upload } from './use-uploads';
import { wording } from './wording';

interface SaveOptions<F extends Fields> {
  editor: EditorForm<F, unknown, Values<F>>;
  /** Uploads of the form. */
  files: readonly Upload[];
  /**
   * What a save does with failed uploads. `ask`: it stops, because the form lists them. `retry`: it tries them again,
   * and stops if they fail. `goOn`: after that it saves without them, and the form stays with the chosen file.
   */
  whenFailed: 'ask' | 'retry' | 'goOn';
  /** Sends the values once all files are uploaded; defaults to the editor's own save. */
  send?: (values: Values<F>, after?: { stays: boolean }) => unknown;
}

/**
 * Saves a form once its files are uploaded.
 * @returns the part of `EditorFrame`'s props that follows from it
 */
export function useSaveWithFiles<F extends Fields>({
  editor,
  files,
  whenFailed,
  send = editor.send,
}: SaveOptions<F>) {
  const [isWanted, setWanted] = useState(false);
  const isArriving = files.some(({ problem }) => problem === null);

  const onSubmit = (values: Values<F>) => {
    if (files.length === 0) return void send(values);
    if (!isArriving && whenFailed === 'ask') return showProblem(wording.notTaken);
    // A refused file needs another one or an explicit decision to continue without it.
    const refused = whenFailed !== 'ask' && files.find(({ problem, again }) => problem !== null && !again);
    if (refused) return showProblem(wording.refused, refused.problem ?? undefined);
    if (whenFailed !== 'ask') for (const { again } of files) again?.();
    setWanted(true);
  };

  // The uploads have changed the values.
  const submit = useEffectEvent(() => {
    setWanted(false);
    const stays = files.length > 0;
    if (stays && whenFailed === 'ask') return showProblem(wording.notTaken);
    if (!stays || whenFailed === 'goOn') editor.submit((values) => void send(values, { stays }))();
  });
  useEffect(() => {
    if (isWanted && !isArriving) submit();
  }, [isWanted, isArriving]);

  return { isBusy: editor.isSaving || isWanted, alsoChanged: files.length > 0, onSubmit };
}
