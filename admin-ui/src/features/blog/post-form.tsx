import { Group, Radio, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { EditorFrame } from '../../manager/editor-frame';
import { editorLabels } from '../../manager/editor-labels';
import { useEditorForm } from '../../manager/use-editor-form';
import { MarkdownField } from '../../markdown/markdown-field';
import { useTextPictures } from '../../markdown/use-text-pictures';
import { wording as markdownWording } from '../../markdown/wording';
import { MediaField } from '../../media/media-field';
import { useMediaField } from '../../media/use-media-field';
import { useSaveWithMedia } from '../../media/use-save-with-media';
import { showDone } from '../../notices/toasts';
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

  const pictures = useTextPictures();
  const [isWaiting, setWaiting] = useState(false);

  const saving = useSaveWithMedia({
    media: image,
    save: savePost(editor.item),
    onSaved: editor.saved,
    onOvertaken: editor.askWhichVersion,
  });

  // A file that is chosen during the wait is saved, too.
  const send = useRef(saving.onSubmit);
  useEffect(() => {
    send.current = saving.onSubmit;
  });

  // A save waits for the pictures of the text, and sends what the form holds then. When one fails the sentence is out
  // and nothing is saved without it.
  const submit = async () => {
    if (pictures.underWay > 0) showDone(markdownWording.pictures.savesLater);
    setWaiting(true);
    const allArrived = await pictures.arrived();
    setWaiting(false);
    if (!allArrived) return;
    const { content } = form.getValues();
    const complete = pictures.putLateInto(content);
    if (complete !== content) form.setFieldValue('content', complete);
    editor.submit((values) => send.current(values))();
  };

  return (
    <EditorFrame
      editor={editor}
      {...editorLabels(wording, editor.item)}
      {...saving}
      onSubmit={submit}
      busy={saving.busy || isWaiting}
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
        pictures={pictures}
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
