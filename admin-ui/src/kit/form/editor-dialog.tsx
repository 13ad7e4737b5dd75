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
  children: (item: Item | null) => ReactNode;
}

export function EditorDialog<Item>({ opened, editor, titles, size, children }: EditorDialogProps<Item>) {
  const content = useRef<HTMLDivElement>(null);
  // Mantine's own Escape handling would also close this dialog when a confirmation above it closes.
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
