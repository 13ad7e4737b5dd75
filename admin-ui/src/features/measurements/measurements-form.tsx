import { useQuery } from '@tanstack/react-query';
import { Fields } from '../../kit/fields/field';
import { EditorFrame } from '../../kit/form/editor-frame';
import { useEditorForm } from '../../kit/form/use-editor-form';
import { Loaded } from '../../kit/page/loaded';
import { HistoryButton } from '../../resource/history/history-button';
import { type Measurements, measurements } from './resource';
import { wording } from './wording';

export function MeasurementsTab() {
  const query = useQuery(measurements.stored());
  return <Loaded query={query}>{(stored) => <MeasurementsForm item={stored} />}</Loaded>;
}

export function MeasurementsForm({ item }: { item: Measurements | null }) {
  const editor = useEditorForm({
    draft: 'measurements',
    item,
    fields: measurements.fields,
    stored: measurements.stored,
    save: measurements.save,
  });

  return (
    <EditorFrame
      editor={editor}
      submitLabel={wording.save}
      busyLabel={wording.saving}
      onSubmit={(values) => editor.send(values, { stays: true })}
      more={<HistoryButton editor={editor} />}
    >
      <Fields editor={editor} />
    </EditorFrame>
  );
}
