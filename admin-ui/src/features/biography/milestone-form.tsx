import { Fields } from '../../kit/fields/field';
import type { EditorProps } from '../../kit/form/editing';
import { EditorFrame, editorLabels } from '../../kit/form/editor-frame';
import { useEditorForm } from '../../kit/form/use-editor-form';
import { MediaField } from '../../media/media-field';
import { useMediaField } from '../../media/use-media-field';
import { useSaveWithMedia } from '../../media/use-save-with-media';
import { HistoryButton } from '../../resource/history/history-button';
import { type Milestone, milestoneFields } from './milestone';
import { milestoneQueries, saveMilestone } from './queries';
import { wording as sentences } from './wording';

const wording = sentences.milestone;

export function MilestoneForm({ item, onClose }: EditorProps<Milestone>) {
  const editor = useEditorForm({
    draft: 'milestone',
    item,
    fields: milestoneFields,
    stored: milestoneQueries.one,
    save: saveMilestone,
    onClose,
  });
  const image = useMediaField({
    purpose: 'milestone',
    saved: (editor.item ?? item)?.image ?? null,
    failed: wording.saveFailed,
  });

  return (
    <EditorFrame
      editor={editor}
      {...editorLabels(wording, editor.item)}
      {...useSaveWithMedia({ editor, media: image })}
      onCancel={item ? editor.close : undefined}
      more={<HistoryButton editor={editor} />}
    >
      <Fields editor={editor} />
      <MediaField label={wording.image} field={image} />
    </EditorFrame>
  );
}
