import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { EditorFrame } from '../../manager/editor-frame';
import { editorLabels } from '../../manager/editor-labels';
import { useEditorForm } from '../../manager/use-editor-form';
import { MediaField } from '../../media/media-field';
import { useMediaField } from '../../media/use-media-field';
import { useSaveWithMedia } from '../../media/use-save-with-media';
import { saveProject } from './mutations';
import {
  PROJECT_LIMITS,
  PROJECT_STATUSES,
  type Project,
  projectLines,
  projectProblems,
  toProjectValues,
  uploadFailure,
} from './project';
import classes from './project-form.module.css';
import { projectQueries } from './queries';
import { wording } from './wording';

const statuses = PROJECT_STATUSES.map((value) => ({ value, label: wording.statuses[value] }));

interface ProjectFormProps {
  /** Null writes a new one. */
  item: Project | null;
  /** After saving or cancelling. */
  onClose: () => void;
}

export function ProjectForm({ item, onClose }: ProjectFormProps) {
  const editor = useEditorForm({
    draft: 'projects',
    item,
    toValues: toProjectValues,
    problems: projectProblems,
    stored: projectQueries.one,
    lines: projectLines,
    onClose,
  });
  const { form } = editor;
  const media = useMediaField({ purpose: 'project', saved: item?.media ?? null, failed: uploadFailure });

  const saving = useSaveWithMedia({
    media,
    save: saveProject(editor.item),
    goesOnWithoutMedia: true,
    // After a failed upload the form stays, with the chosen file for another try.
    onSaved: (saved, state) => (state === 'failed' ? editor.continueWith(saved) : editor.saved(saved)),
    onOvertaken: editor.askWhichVersion,
  });

  return (
    <EditorFrame
      editor={editor}
      {...editorLabels(wording, editor.item)}
      {...saving}
      onCancel={editor.item ? editor.close : undefined}
    >
      <TextInput
        key={form.key('title')}
        {...form.getInputProps('title')}
        label={wording.fields.title}
        maxLength={PROJECT_LIMITS.title}
        required
        size="md"
      />
      <Textarea
        key={form.key('description')}
        {...form.getInputProps('description')}
        label={wording.fields.description}
        maxLength={PROJECT_LIMITS.description}
        required
        autosize
        minRows={4}
        size="md"
      />
      <div className={classes.pair}>
        <TextInput
          key={form.key('duration')}
          {...form.getInputProps('duration')}
          label={wording.fields.duration}
          placeholder={wording.durationHint}
          maxLength={PROJECT_LIMITS.duration}
          size="md"
        />
        <TextInput
          key={form.key('location')}
          {...form.getInputProps('location')}
          label={wording.fields.location}
          maxLength={PROJECT_LIMITS.location}
          size="md"
        />
        <NativeSelect
          key={form.key('status')}
          {...form.getInputProps('status')}
          label={wording.fields.status}
          data={statuses}
          size="md"
        />
        <TextInput
          key={form.key('volunteersCount')}
          {...form.getInputProps('volunteersCount')}
          label={wording.fields.volunteersCount}
          type="number"
          min={0}
          step={1}
          inputMode="numeric"
          size="md"
        />
      </div>
      <MediaField label={wording.fields.media} field={media} />
      <Checkbox
        key={form.key('acceptsVolunteers')}
        {...form.getInputProps('acceptsVolunteers', { type: 'checkbox' })}
        label={wording.fields.acceptsVolunteers}
        className={classes.tick}
        size="md"
      />
    </EditorFrame>
  );
}
