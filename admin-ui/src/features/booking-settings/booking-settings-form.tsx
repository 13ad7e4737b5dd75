import { Fields } from '../../kit/fields/field';
import { EditorFrame } from '../../kit/form/editor-frame';
import { useEditorForm } from '../../kit/form/use-editor-form';
import { HistoryButton } from '../../resource/history/history-button';
import { type BookingSettings, bookingSettings } from './resource';
import { wording } from './wording';

export function BookingSettingsForm({ item }: { item: BookingSettings | null }) {
  const editor = useEditorForm({
    draft: 'booking-papers',
    item,
    fields: bookingSettings.fields,
    stored: bookingSettings.stored,
    save: bookingSettings.save,
  });
  return (
    <EditorFrame
      editor={editor}
      title={wording.quotes}
      submitLabel={wording.save}
      busyLabel={wording.saving}
      onSubmit={(values) => editor.send(values, { stays: true })}
      more={<HistoryButton editor={editor} />}
    >
      <Fields editor={editor} rows={[['validDays', 'vatPercent']]} narrowest={180} />
    </EditorFrame>
  );
}
