import { Modal } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { Editing } from '../../manager/editing';
import type { SiteEvent } from './event';
import classes from './event-dialog.module.css';
import { EventForm } from './event-form';
import { wording } from './wording';

interface EventDialogProps {
  opened: boolean;
  /** From `useEditor`. */
  editor: {
    opening: UseQueryResult<SiteEvent | null> | null;
    key: string;
    close: () => void;
  };
}

/** The form of one event, over the list. */
export function EventDialog({ opened, editor }: EventDialogProps) {
  const content = useRef<HTMLDivElement>(null);
  // Mantine would close this dialog together with one that asks a question above it.
  useWindowEvent('keydown', ({ key, target }) => {
    if (key === 'Escape' && target instanceof Node && content.current?.contains(target)) editor.close();
  });
  return (
    <Modal
      opened={opened}
      onClose={editor.close}
      closeOnEscape={false}
      title={editor.opening ? wording.editTitle : wording.createTitle}
      size="lg"
      classNames={{ content: classes.content }}
    >
      <div ref={content}>
        <Editing key={editor.key} opening={editor.opening}>
          {(item) => <EventForm item={item} onClose={editor.close} />}
        </Editing>
      </div>
    </Modal>
  );
}
