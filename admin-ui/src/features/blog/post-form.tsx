import { Button } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import { Field, type Inputs } from '../../kit/fields/field';
import { valuesOf } from '../../kit/fields/fields';
import type { EditorProps } from '../../kit/form/editing';
import { EditorFrame, editorLabels } from '../../kit/form/editor-frame';
import { useEditorForm } from '../../kit/form/use-editor-form';
import { MarkdownField } from '../../markdown/markdown-field';
import { useTextPictures } from '../../markdown/use-text-pictures';
import { MediaField } from '../../media/media-field';
import { useFileValue, useFormFile } from '../../media/use-form-file';
import { useSaveWithFiles } from '../../media/use-save-with-files';
import { HistoryButton } from '../../resource/history/history-button';
import { SearchSection } from '../../resource/publish-check/search-section';
import { PublishCheckButton, usePublishCheck } from '../../resource/publish-check/use-publish-check';
import { ScheduleButton } from '../../resource/schedule/schedule-button';
import { type Post, postFields, readyPost, uploadFailure } from './post';
import { postQueries, savePost } from './post-queries';
import { SharePreview } from './share-preview';
import { wording } from './wording';

export function PostForm({ item, onClose }: EditorProps<Post>) {
  const editor = useEditorForm({
    draft: 'post',
    item,
    fields: postFields,
    stored: postQueries.one,
    save: savePost,
    onClose,
  });
  const { form } = editor;
  const values = { form: form as Inputs, saved: valuesOf(postFields, editor.item ?? item) };
  const image = useFormFile({
    ...useFileValue(values, 'image'),
    purpose: 'blog',
    failed: uploadFailure,
    refusal: form.errors.image,
  });
  const preview = useFormFile({
    ...useFileValue(values, 'previewPicture'),
    purpose: 'post',
    failed: uploadFailure,
  });
  const publishCheck = usePublishCheck({
    draft: () => {
      const address = editor.item?.address ?? null;
      return readyPost(form.getValues(), { cover: image.shown, preview: preview.shown, address });
    },
    form,
    cover: image,
  });
  const { wanted } = publishCheck;

  const pictures = useTextPictures({ isHeld: editor.isSaving || publishCheck.isChecking });
  const [isSharing, setSharing] = useState(false);

  /** Returns whether the save publishes the post. A post that is already published is saved without a question. */
  const goesOut = () => form.getValues().status === 'Published' && editor.item?.state !== 'published';

  const send = () => editor.submit((values) => void editor.send(values))();
  const saving = useSaveWithFiles({
    editor,
    files: [...image.uploads.files, ...preview.uploads.files, ...pictures.files],
    whenFailed: 'retry',
    send: () => (goesOut() ? publishCheck.beforePublishing(send) : send()),
  });

  return (
    <EditorFrame
      editor={editor}
      {...editorLabels(wording, editor.item)}
      {...saving}
      isBusy={saving.isBusy || publishCheck.isChecking}
      onCancel={item ? editor.close : undefined}
      more={
        <>
          <ScheduleButton
            contentType="api::blog-post.blog-post"
            editor={editor}
            publishCheck={publishCheck}
          />
          <HistoryButton editor={editor} />
        </>
      }
    >
      <Field editor={editor} name="title" />
      <MarkdownField
        key={form.key('content')}
        {...form.getInputProps('content')}
        {...postFields.content.props}
        pictures={pictures}
        wanted={wanted?.to === 'field' && wanted.name === 'content' ? wanted : null}
      />
      <MediaField label={wording.image} field={image} isHeld={saving.isBusy} />
      <Field editor={editor} name="tags" />
      <SearchSection
        editor={editor}
        text={{ name: 'content', isMarkdown: true }}
        cover={image}
        preview={preview}
        isHeld={saving.isBusy}
        wanted={wanted}
      />
      <Field editor={editor} name="status" />
      <PublishCheckButton check={publishCheck} />
      {editor.item && editor.item.state !== 'published' && (
        <Button
          variant="default"
          leftSection={<IconShare size={18} stroke={1.75} />}
          onClick={() => setSharing(true)}
          style={{ alignSelf: 'start' }}
        >
          {wording.preview.share}
        </Button>
      )}
      {isSharing && editor.item && <SharePreview post={editor.item} onClose={() => setSharing(false)} />}
    </EditorFrame>
  );
}
