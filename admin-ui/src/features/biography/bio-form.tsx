import { Textarea, TextInput } from '@mantine/core';
import { EditorFrame } from '../../manager/editor-frame';
import { editorLabels } from '../../manager/editor-labels';
import { useEditorForm } from '../../manager/use-editor-form';
import { useFormSave } from '../../manager/use-form-save';
import { isOvertaken } from '../../strapi/errors';
import { BIO_LIMITS, type Bio, bioLines, bioProblems, toBioValues } from './bio';
import { saveBio } from './mutations';
import { bioQueries } from './queries';
import { wording as sentences } from './wording';

const wording = sentences.bio;

interface BioFormProps {
  /** Null writes the first one. */
  bio: Bio | null;
  /** After saving or cancelling. */
  onClose: () => void;
}

export function BioForm({ bio, onClose }: BioFormProps) {
  const editor = useEditorForm({
    draft: 'bio',
    item: bio,
    toValues: toBioValues,
    problems: bioProblems,
    stored: bioQueries.stored,
    lines: bioLines,
    onClose,
  });
  const { form } = editor;
  const { busy, send } = useFormSave(saveBio(editor.item));
  const outcomes = {
    onSaved: editor.saved,
    onFailed: (error: unknown) => isOvertaken(error) && editor.askWhichVersion(),
  };

  return (
    <EditorFrame
      editor={editor}
      {...editorLabels(wording, editor.item)}
      busy={busy}
      onSubmit={(values) => send(values, outcomes)}
      onCancel={editor.close}
    >
      <TextInput
        key={form.key('title')}
        {...form.getInputProps('title')}
        label={wording.fields.title}
        maxLength={BIO_LIMITS.title}
        required
        size="md"
      />
      <Textarea
        key={form.key('content')}
        {...form.getInputProps('content')}
        label={wording.fields.content}
        description={wording.contentHint}
        maxLength={BIO_LIMITS.content}
        autosize
        minRows={10}
        required
        size="md"
      />
    </EditorFrame>
  );
}
