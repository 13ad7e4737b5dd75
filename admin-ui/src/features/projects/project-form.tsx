import { Field, Fields } from '../../kit/fields/field';
import type { EditorProps } from '../../kit/form/editing';
import { EditorFrame, editorLabels } from '../../kit/form/editor-frame';
import { useEditorForm } from '../../kit/form/use-editor-form';
import { MediaField } from '../../media/media-field';
import { useMediaField } from '../../media/use-media-field';
import { useSaveWithMedia } from '../../media/use-save-with-media';
import { HistoryButton } from '../../resource/history/history-button';
import { PublishCheckButton } from '../../resource/publish-check/publish-check-button';
import { SearchSection } from '../../resource/publish-check/search-section';
import { usePublishCheck } from '../../resource/publish-check/use-publish-check';
import { ScheduleButton } from '../../resource/schedule/schedule-button';
import { type Project, projectFields, uploadFailure } from './project';
import { projectQueries, saveProject } from './queries';
import { wording } from './wording';

export function ProjectForm({ item, onClose }: EditorProps<Project>) {
  const editor = useEditorForm({
    draft: 'projects',
    item,
    fields: projectFields,
    stored: projectQueries.one,
    save: saveProject,
    onClose,
  });
  const media = useMediaField({
    purpose: 'project',
    saved: (editor.item ?? item)?.media ?? null,
    failed: uploadFailure,
  });
  const preview = useMediaField({
    purpose: 'post',
    saved: (editor.item ?? item)?.previewPicture ?? null,
    failed: uploadFailure,
  });
  const publishCheck = usePublishCheck({
    draft: () => {
      const { title, description, searchTitle, searchDescription } = editor.form.getValues();
      return {
        title,
        text: { name: 'description', isMarkdown: false, value: description },
        search: { title: searchTitle, description: searchDescription },
        cover: media.asFile,
        preview: preview.asFile,
        path: `/projects/${editor.item?.documentId ?? '…'}`,
      };
    },
    form: editor.form,
    cover: media,
  });

  return (
    <EditorFrame
      editor={editor}
      {...editorLabels(wording, editor.item)}
      {...useSaveWithMedia({ editor, media, preview, goesOnWithoutMedia: true })}
      onCancel={editor.item ? editor.close : undefined}
      more={
        <>
          <ScheduleButton contentType="api::project.project" editor={editor} publishCheck={publishCheck} />
          <HistoryButton editor={editor} />
        </>
      }
    >
      <Fields
        editor={editor}
        rows={[['duration', 'location', 'status', 'volunteersCount']]}
        narrowest={300}
        except={['acceptsVolunteers', 'searchTitle', 'searchDescription']}
      />
      <MediaField label={wording.media} field={media} />
      <Field editor={editor} name="acceptsVolunteers" />
      <SearchSection
        editor={editor}
        text={{ name: 'description', isMarkdown: false }}
        cover={media}
        preview={preview}
        wanted={publishCheck.wanted}
      />
      <PublishCheckButton check={publishCheck} />
    </EditorFrame>
  );
}
