import { Fields } from '../../kit/fields/field';
import type { Editor, EditorProps } from '../../kit/form/editing';
import { EditorDialog } from '../../kit/form/editor-dialog';
import { EditorFrame, editorLabels } from '../../kit/form/editor-frame';
import { useEditorForm } from '../../kit/form/use-editor-form';
import { MediaField } from '../../media/media-field';
import { useMediaField } from '../../media/use-media-field';
import { useSaveWithMedia } from '../../media/use-save-with-media';
import { HistoryButton } from '../../resource/history/history-button';
import { PublishCheckButton } from '../../resource/publish-check/publish-check-button';
import { usePublishCheck } from '../../resource/publish-check/use-publish-check';
import { ScheduleButton } from '../../resource/schedule/schedule-button';
import { eventFields, type SiteEvent } from './event';
import { eventQueries, saveEvent } from './queries';
import { wording } from './wording';

function EventForm({ item, onClose }: EditorProps<SiteEvent>) {
  const editor = useEditorForm({
    draft: 'events',
    item,
    fields: eventFields,
    stored: eventQueries.one,
    save: saveEvent,
    onClose,
  });
  const image = useMediaField({
    purpose: 'event',
    saved: (editor.item ?? item)?.image ?? null,
    failed: wording.uploadFailed,
  });
  const publishCheck = usePublishCheck({
    draft: () => {
      const { title, description } = editor.form.getValues();
      const text = { name: 'description', isMarkdown: false, value: description };
      return { title, text, cover: image.asFile, preview: null, path: '/events' };
    },
    form: editor.form,
    cover: image,
  });

  return (
    <EditorFrame
      editor={editor}
      {...editorLabels(wording, editor.item)}
      title={undefined}
      {...useSaveWithMedia({ editor, media: image })}
      onCancel={editor.close}
      more={
        <>
          <ScheduleButton contentType="api::event.event" editor={editor} publishCheck={publishCheck} />
          <HistoryButton editor={editor} />
        </>
      }
    >
      <Fields
        editor={editor}
        rows={[
          ['date', 'time'],
          ['type', 'status', 'maxAttendees'],
        ]}
        narrowest={180}
      />
      <MediaField label={wording.image} field={image} />
      <PublishCheckButton check={publishCheck} />
    </EditorFrame>
  );
}

interface EventDialogProps {
  opened: boolean;
  editor: Editor<SiteEvent>;
}

export function EventDialog({ opened, editor }: EventDialogProps) {
  return (
    <EditorDialog opened={opened} editor={editor} titles={wording} size="lg">
      {(item) => <EventForm item={item} onClose={editor.close} />}
    </EditorDialog>
  );
}
