import { HistoryButton } from '../../content/history/history-button';
import type { EditorProps } from '../../manager/editing';
import { EditorFrame, editorLabels } from '../../manager/editor-frame';
import { Fields } from '../../manager/field';
import { useEditorForm } from '../../manager/use-editor-form';
import { type Bio, bioFields } from './bio';
import { bioQueries, saveBio } from './queries';
import { wording } from './wording';

export function BioForm({ item, onClose }: EditorProps<Bio>) {
  const editor = useEditorForm({
    draft: 'bio',
    item,
    fields: bioFields,
    stored: bioQueries.stored,
    save: saveBio,
    onClose,
  });

  return (
    <EditorFrame
      editor={editor}
      {...editorLabels(wording.bio, editor.item)}
      busy={editor.busy}
      onSubmit={editor.send}
      onCancel={editor.close}
      more={<HistoryButton editor={editor} />}
    >
      <Fields editor={editor} />
    </EditorFrame>
  );
}
