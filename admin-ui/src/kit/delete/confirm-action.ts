import { modals } from '@mantine/modals';
import { wording } from '../wording';

interface Question {
  /** 'Are you sure you want to delete this project?' */
  question: string;
  /** Shown below the question: the name of the project, or the consequence of a yes. */
  about?: string;
  /** Label of the confirming button; defaults to 'Delete'. */
  yes?: string;
}

/**
 * Asks the owner to confirm an action that is hard to undo.
 * @returns whether the owner confirmed; closing the dialog counts as no
 */
export function confirmAction({ question, about, yes = wording.delete }: Question): Promise<boolean> {
  return new Promise((resolve) => {
    modals.openConfirmModal({
      title: question,
      children: about,
      labels: { confirm: yes, cancel: wording.cancel },
      confirmProps: { color: 'red' },
      withCloseButton: false,
      closeOnConfirm: true,
      onConfirm: () => resolve(true),
      onClose: () => resolve(false),
    });
  });
}
