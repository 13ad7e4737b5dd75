import { Button, Group, Modal, Text } from '@mantine/core';
import { downloadText } from '../../kit/page/download-text';
import { useCopy } from '../../kit/page/use-copy';
import classes from './recovery-codes-dialog.module.css';
import { wording as sentences } from './wording';

const wording = sentences.codes;

interface RecoveryCodesDialogProps {
  /** Empty: the dialog is closed. */
  codes: readonly string[];
  onKept: () => void;
}

/** Shows new recovery codes, this one time. Only its button closes it. */
export function RecoveryCodesDialog({ codes, onKept }: RecoveryCodesDialogProps) {
  const { copy, copied } = useCopy();
  const text = codes.join('\n');
  return (
    <Modal
      opened={codes.length > 0}
      onClose={onKept}
      title={wording.shownTitle}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Text>{wording.shownText}</Text>
      <div className={classes.printed}>
        <p className={classes.heading}>{wording.shownTitle}</p>
        <ul className={classes.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <Group>
        <Button variant="default" onClick={() => copy(text)}>
          {copied ? sentences.copied : sentences.copy}
        </Button>
        <Button
          variant="default"
          onClick={() => downloadText(`${text}\n`, 'recovery-codes.txt', 'text/plain')}
        >
          {wording.download}
        </Button>
        <Button variant="default" onClick={() => window.print()}>
          {wording.print}
        </Button>
        <Button onClick={onKept}>{wording.kept}</Button>
      </Group>
    </Modal>
  );
}
