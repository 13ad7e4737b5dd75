import { Modal } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { type ReactNode, useRef } from 'react';
import { Editing, type Editor } from './editing';
import classes from './editor-dialog.module.css';

interface EditorDialogProps<Item> {
  opened: boolean;
  editor: Editor<Item>;
  titles: { createTitle: string; editTitle: string };
  size?: 'md' | 'lg';
  /** The form for the item, or for a new one. */
  children: (item: Item | null) => ReactNode;
}

/** A form over the list it belongs to. */
export function EditorDialog<Item>({ opened, editor, titles, size, children }: EditorDialogProps<Item>) {
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
      title={editor.opening ? titles.editTitle : titles.createTitle}
      size={size}
      classNames={{ content: classes.dialog }}
    >
      <div ref={content}>
        <Editing editor={editor}>{children}</Editing>
      </div>
    </Modal>
  );
}
