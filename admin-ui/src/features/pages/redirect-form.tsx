import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Fields } from '../../kit/fields/field';
import { EditorFrame } from '../../kit/form/editor-frame';
import { useEditorForm } from '../../kit/form/use-editor-form';
import classes from './pages.module.css';
import { ownAddresses } from './queries';
import { redirectFields, redirects } from './resource';
import { wording } from './wording';

interface RedirectDialogProps {
  /** The missing path to redirect; '' if the owner types it; undefined while the dialog is closed. */
  from: string | undefined;
  onClose: () => void;
}

export function RedirectDialog({ from, onClose }: RedirectDialogProps) {
  return (
    <Modal
      opened={from !== undefined}
      onClose={onClose}
      title={wording.redirect.createTitle}
      size="lg"
      classNames={{ content: classes.dialog }}
    >
      {from !== undefined && <RedirectForm key={from} from={from} onClose={onClose} />}
    </Modal>
  );
}

function RedirectForm({ from, onClose }: { from: string; onClose: () => void }) {
  const { data: own = [] } = useQuery(ownAddresses());
  const [fields] = useState(() => redirectFields(from, []));
  const editor = useEditorForm({ ...redirects, draft: `redirects${from}`, fields, item: null, onClose });
  return (
    <EditorFrame
      editor={editor}
      submitLabel={wording.redirect.create}
      busyLabel={wording.saving}
      onSubmit={editor.send}
      onCancel={editor.close}
    >
      <Fields editor={{ ...editor, fields: redirectFields(from, own) }} />
    </EditorFrame>
  );
}
