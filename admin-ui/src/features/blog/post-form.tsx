import { Group, Radio, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { EditorFrame } from '../../manager/editor-frame';
import { useEditorForm } from '../../manager/use-editor-form';
import { MarkdownField } from '../../markdown/markdown-field';
import { MediaField } from '../../media/media-field';
import { useMediaField } from '../../media/use-media-field';
import { useSaveWithMedia } from '../../media/use-save-with-media';
import {
  POST_LIMITS,
  POST_STATUSES,
  type Post,
  postLines,
  postProblems,
  toPostValues,
  uploadFailure,
} from './post';
import { savePost } from './post-mutations';
import { postQueries } from './post-queries';
import { wording } from './wording';

interface PostFormProps {
  /** Null writes a new one. */
  post: Post | null;
  /** After saving or cancelling. */
  onClose: () => void;
}

export function PostForm({ post, onClose }: PostFormProps) {
  const queryClient = useQueryClient();
  const editor = useEditorForm({
    draft: 'post',
    item: post,
    toValues: toPostValues,
    problems: postProblems,
    reload: ({ documentId }) => queryClient.fetchQuery({ ...postQueries.one(documentId), staleTime: 0 }),
  });
  const { form } = editor;
  const image = useMediaField({ purpose: 'blog', saved: post?.image ?? null, failed: uploadFailure });

  const close = () => {
    editor.settle();
    onClose();
  };
  const saving = useSaveWithMedia({
    media: image,
    save: savePost(editor.item),
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
      onCancel={post ? close : undefined}
      versions={(stored) => ({
        mine: postLines(form.getValues()),
        theirs: stored && postLines(toPostValues(stored)),
      })}
    >
      <TextInput
        key={form.key('title')}
        {...form.getInputProps('title')}
        label={wording.fields.title}
        maxLength={POST_LIMITS.title}
        required
        size="md"
      />
      <MarkdownField
        key={form.key('content')}
        {...form.getInputProps('content')}
        label={wording.fields.content}
        description={wording.contentHint}
        maxLength={POST_LIMITS.content}
        required
      />
      <MediaField label={wording.fields.image} field={image} />
      <TextInput
        key={form.key('tags')}
        {...form.getInputProps('tags')}
        label={wording.fields.tags}
        description={wording.tagsHint}
        maxLength={POST_LIMITS.tags}
        size="md"
      />
      <Radio.Group key={form.key('status')} {...form.getInputProps('status')} label={wording.fields.status}>
        <Group mt="xs">
          {POST_STATUSES.map((status) => (
            <Radio key={status} value={status} label={status} size="md" />
          ))}
        </Group>
      </Radio.Group>
    </EditorFrame>
  );
}
