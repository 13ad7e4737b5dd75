import { Button, Group, Modal, Text } from '@mantine/core';
import type { VersionLine } from '../fields/fields';
import { wording } from '../wording';
import classes from './conflict-dialog.module.css';

interface ConflictDialogProps {
  opened: boolean;
  /** The question and the names of the two versions. */
  words: Record<keyof typeof wording.conflict, string>;
  mine: readonly VersionLine[];
  /** The same labels in the same order; null when the item was deleted. */
  theirs: readonly VersionLine[] | null;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Shows both versions after two people or tabs edited the same item, and lets the owner choose. */
export function ConflictDialog({
  opened,
  words,
  mine,
  theirs,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: ConflictDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} size="xl" title={theirs ? words.title : wording.goneTitle}>
      <Text mb="md">{theirs ? words.text : wording.goneText}</Text>
      <div className={classes.versions}>
        <Version title={words.mine} lines={mine} other={theirs} />
        {theirs && <Version title={words.theirs} lines={theirs} other={mine} />}
      </div>
      <Group justify="flex-end" className={classes.choices}>
        {theirs && (
          <Button variant="default" onClick={onTakeTheirs}>
            {words.takeTheirs}
          </Button>
        )}
        <Button onClick={onKeepMine}>{theirs ? words.keepMine : wording.saveAsNew}</Button>
      </Group>
    </Modal>
  );
}

interface VersionProps {
  title: string;
  lines: readonly VersionLine[];
  other: readonly VersionLine[] | null;
}

function Version({ title, lines, other }: VersionProps) {
  return (
    <section className={classes.version} aria-label={title}>
      <h3 className={classes.heading}>{title}</h3>
      <dl className={classes.lines}>
        {lines.map(({ label, text }, index) => (
          <div
            key={label}
            className={classes.line}
            data-differs={other !== null && other[index]?.text !== text}
          >
            <dt>{label}</dt>
            <dd>{text || <em>{wording.empty}</em>}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
