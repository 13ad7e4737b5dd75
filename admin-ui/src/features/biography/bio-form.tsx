import { Fields } from '../../kit/fields/field';
import type { EditorProps } from '../../kit/form/editing';
import { EditorFrame, editorLabels } from '../../kit/form/editor-frame';
import { useEditorForm } from '../../kit/form/use-editor-form';
import { HistoryButton } from '../../resource/history/history-button';
import { type Bio, bio } from './resource';
import { wording } from './wording';

export function BioForm({ item, onClose }: EditorProps<Bio>) {
  const editor = useEditorForm({
    draft: 'bio',
    item,
    fields: bio.fields,
    stored: bio.stored,
    save: bio.save,
    onClose,
  });

  return (
    <EditorFrame
      editor={editor}
      {...editorLabels(wording.bio, editor.item)}
      onSubmit={editor.send}
      onCancel={editor.close}
      more={<HistoryButton editor={editor} />}
    >
      <Fields editor={editor} />
    </EditorFrame>
  );
}
