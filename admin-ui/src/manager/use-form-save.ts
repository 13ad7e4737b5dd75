import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { isOvertaken } from '../strapi/errors';

interface Outcomes<Saved> {
  /** Called also when the form has left the screen meanwhile: its draft is not needed any more. */
  onSaved: (saved: Saved) => void;
  /** Somebody else saved or deleted the item meanwhile. */
  onOvertaken: () => void;
}

/** A form's save, and what follows from it. Whoever sends is told by the mutation's `meta` what failed. */
export function useFormSave<Sent, Saved>(save: UseMutationOptions<Saved, Error, Sent>) {
  const { mutateAsync, isPending } = useMutation(save);
  const send = (sent: Sent, { onSaved, onOvertaken }: Outcomes<Saved>): Promise<void> =>
    mutateAsync(sent).then(onSaved, (error: unknown) => {
      if (isOvertaken(error)) onOvertaken();
    });
  return { busy: isPending, send };
}
