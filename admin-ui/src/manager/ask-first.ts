import { modals } from '@mantine/modals';
import { wording } from './wording';

interface Question {
  /** 'Are you sure you want to delete this project?' */
  question: string;
  /** What it is about, below the question: the name of the project, or what follows from a yes. */
  about?: string;
  /** The button that does it; 'Delete' unless told. */
  yes?: string;
}

/**
 * Asks before something that cannot be taken back easily.
 *
 * @returns whether the owner said yes; closing the dialog in any way is a no
 */
export function askFirst({ question, about, yes = wording.delete }: Question): Promise<boolean> {
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
