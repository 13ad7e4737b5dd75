import { Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { EditorFrame } from '../../manager/editor-frame';
import { useEditorForm } from '../../manager/use-editor-form';
import { isOvertaken } from '../../strapi/errors';
import { BIO_LIMITS, type Bio, type BioValues, bioLines, bioProblems, toBioValues } from './bio';
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
  const queryClient = useQueryClient();
  const editor = useEditorForm({
    draft: 'bio',
    item: bio,
    toValues: toBioValues,
    problems: bioProblems,
    reload: () => queryClient.fetchQuery({ ...bioQueries.stored(), staleTime: 0 }),
  });
  const { form } = editor;
  const save = useMutation(saveBio(editor.item));
  const close = () => {
    editor.settle();
    onClose();
  };
  const send = (values: BioValues) =>
    save.mutate(values, {
      onSuccess: close,
      onError: (error) => isOvertaken(error) && editor.askWhichVersion(),
    });

  return (
    <EditorFrame
      editor={editor}
      title={editor.item ? wording.editTitle : wording.createTitle}
      submitLabel={editor.item ? wording.submit : wording.submitNew}
      busyLabel={editor.item ? wording.updating : wording.creating}
      busy={save.isPending}
      onSubmit={send}
      onCancel={close}
      versions={(stored) => ({
        mine: bioLines(form.getValues()),
        theirs: stored && bioLines(toBioValues(stored)),
      })}
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
