import { HistoryButton } from '../../content/history/history-button';
import { EditorFrame } from '../../manager/editor-frame';
import { Fields } from '../../manager/field';
import { useEditorForm } from '../../manager/use-editor-form';
import { type Measurements, measurementFields } from './measurements';
import { measurementQueries, saveMeasurements } from './queries';
import { wording } from './wording';

export function MeasurementsForm({ item }: { item: Measurements | null }) {
  const editor = useEditorForm({
    draft: 'measurements',
    item,
    fields: measurementFields,
    stored: measurementQueries.stored,
    save: saveMeasurements,
  });

  return (
    <EditorFrame
      editor={editor}
      submitLabel={wording.save}
      busyLabel={wording.saving}
      busy={editor.busy}
      onSubmit={(values) => editor.send(values, { stays: true })}
      more={<HistoryButton editor={editor} />}
    >
      <Fields editor={editor} />
    </EditorFrame>
  );
}
