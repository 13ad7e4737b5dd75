import { Fields } from '../../kit/fields/field';
import { EditorFrame } from '../../kit/form/editor-frame';
import { useEditorForm } from '../../kit/form/use-editor-form';
import { HistoryButton } from '../../resource/history/history-button';
import { type BookingPapers, paperFields } from './booking-settings';
import { paperQueries, savePapers } from './queries';
import { wording } from './wording';

export function PapersForm({ item }: { item: BookingPapers | null }) {
  const editor = useEditorForm({
    draft: 'booking-papers',
    item,
    fields: paperFields,
    stored: paperQueries.stored,
    save: savePapers,
  });
  return (
    <EditorFrame
      editor={editor}
      title={wording.quotes}
      submitLabel={wording.save}
      busyLabel={wording.saving}
      busy={editor.busy}
      onSubmit={(values) => editor.send(values, { stays: true })}
      more={<HistoryButton editor={editor} />}
    >
      <Fields editor={editor} rows={[['validDays', 'vatPercent']]} narrowest={180} />
    </EditorFrame>
  );
}
