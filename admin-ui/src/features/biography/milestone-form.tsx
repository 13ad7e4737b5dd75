import { Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { EditorFrame } from '../../manager/editor-frame';
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
  const queryClient = useQueryClient();
  const editor = useEditorForm({
    draft: 'milestone',
    item: milestone,
    toValues: toMilestoneValues,
    problems: milestoneProblems,
    reload: ({ documentId }) => queryClient.fetchQuery({ ...milestoneQueries.one(documentId), staleTime: 0 }),
  });
  const { form } = editor;
  const image = useMediaField({
    purpose: 'milestone',
    saved: milestone?.image ?? null,
    failed: wording.saveFailed,
  });

  const close = () => {
    editor.settle();
    onClose();
  };
  const saving = useSaveWithMedia({
    media: image,
    save: saveMilestone(editor.item),
    onSaved: close,
    onOvertaken: editor.askWhichVersion,
  });

  return (
    <EditorFrame
      editor={editor}
      title={editor.item ? wording.editTitle : wording.createTitle}
      submitLabel={editor.item ? wording.update : wording.create}
      busyLabel={editor.item ? wording.updating : wording.creating}
      {...saving}
      onCancel={milestone ? close : undefined}
      versions={(stored) => ({
        mine: milestoneLines(form.getValues()),
        theirs: stored && milestoneLines(toMilestoneValues(stored)),
      })}
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
