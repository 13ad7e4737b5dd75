import { type UseMutationOptions, useMutation } from '@tanstack/react-query';

interface Outcomes<Saved> {
  /** Called also when the form has left the screen meanwhile: its draft is not needed any more. */
  onSaved: (saved: Saved) => void;
  /** The mutation's `meta` has said what failed. */
  onFailed: (error: unknown) => void;
}

/** A form's save, and what follows from it. */
export function useFormSave<Sent, Saved>(save: UseMutationOptions<Saved, Error, Sent>) {
  const { mutateAsync, isPending } = useMutation(save);
  const send = (sent: Sent, { onSaved, onFailed }: Outcomes<Saved>): Promise<void> =>
    mutateAsync(sent).then(onSaved, onFailed);
  return { busy: isPending, send };
}
