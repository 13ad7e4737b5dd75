import { Textarea, TextInput } from '@mantine/core';
import { EditorFrame } from '../../manager/editor-frame';
import { editorLabels } from '../../manager/editor-labels';
import { useEditorForm } from '../../manager/use-editor-form';
import { MediaField } from '../../media/media-field';
import { useMediaField } from '../../media/use-media-field';
import { useSaveWithMedia } from '../../media/use-save-with-media';
import {
  MILESTONE_LIMITS,
  type Milestone,
  milestoneLines,
  milestoneProblems,
  toMilestoneValues,
} from './milestone';
import { saveMilestone } from './mutations';
import { milestoneQueries } from './queries';
import { wording as sentences } from './wording';

const wording = sentences.milestone;

interface MilestoneFormProps {
  /** Null writes a new one. */
  milestone: Milestone | null;
  /** After saving or cancelling. */
  onClose: () => void;
}

export function MilestoneForm({ milestone, onClose }: MilestoneFormProps) {
  const editor = useEditorForm({
    draft: 'milestone',
    item: milestone,
    toValues: toMilestoneValues,
    problems: milestoneProblems,
    stored: milestoneQueries.one,
    lines: milestoneLines,
    onClose,
  });
  const { form } = editor;
  const image = useMediaField({
    purpose: 'milestone',
    saved: milestone?.image ?? null,
    failed: wording.saveFailed,
  });

  const saving = useSaveWithMedia({
    media: image,
    save: saveMilestone(editor.item),
    onSaved: editor.saved,
    onOvertaken: editor.askWhichVersion,
  });

  return (
    <EditorFrame
      editor={editor}
      {...editorLabels(wording, editor.item)}
      {...saving}
      onCancel={milestone ? editor.close : undefined}
    >
      <TextInput
        key={form.key('year')}
        {...form.getInputProps('year')}
        label={wording.fields.year}
        maxLength={MILESTONE_LIMITS.year}
        required
        size="md"
      />
      <TextInput
        key={form.key('title')}
        {...form.getInputProps('title')}
        label={wording.fields.title}
        maxLength={MILESTONE_LIMITS.title}
        required
        size="md"
      />
      <Textarea
        key={form.key('description')}
        {...form.getInputProps('description')}
        label={wording.fields.description}
        maxLength={MILESTONE_LIMITS.description}
        autosize
        minRows={4}
        required
        size="md"
      />
      <MediaField label={wording.fields.image} field={image} />
    </EditorFrame>
  );
}
