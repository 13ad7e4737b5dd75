import { Group, Radio, TextInput } from '@mantine/core';
import { EditorFrame } from '../../manager/editor-frame';
import { editorLabels } from '../../manager/editor-labels';
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
  const editor = useEditorForm({
    draft: 'post',
    item: post,
    toValues: toPostValues,
    problems: postProblems,
    stored: postQueries.one,
    lines: postLines,
    onClose,
  });
  const { form } = editor;
  const image = useMediaField({ purpose: 'blog', saved: post?.image ?? null, failed: uploadFailure });

  const saving = useSaveWithMedia({
    media: image,
    save: savePost(editor.item),
    onSaved: editor.saved,
    onOvertaken: editor.askWhichVersion,
  });

  return (
    <EditorFrame
      editor={editor}
      {...editorLabels(wording, editor.item)}
      {...saving}
      onCancel={post ? editor.close : undefined}
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
