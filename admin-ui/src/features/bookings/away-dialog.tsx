import { calendarDays } from '../../dates/format';
import { EditAndDelete } from '../../kit/delete/edit-and-delete';
import { Fields } from '../../kit/fields/field';
import { type EditorProps, useFormEditor } from '../../kit/form/editing';
import { EditorDialog } from '../../kit/form/editor-dialog';
import { EditorFrame, editorLabels } from '../../kit/form/editor-frame';
import { useEditorForm } from '../../kit/form/use-editor-form';
import type { SearchState } from '../../kit/list/list-search';
import classes from './away-line.module.css';
import { type Away, type BookingSearch, dayOf } from './booking';
import { awayFields, lastDayFollowing } from './day-fields';
import { aways } from './queries';
import { wording } from './wording';

interface AwayLineProps {
  away: Away;
  onEdit: () => void;
  onRemove: () => void;
}

export function AwayLine({ away: { firstDay, lastDay, note }, onEdit, onRemove }: AwayLineProps) {
  return (
    <div className={classes.away}>
      <span className={classes.words}>
        <strong>{wording.away.word}</strong>
        <span>{calendarDays(firstDay, lastDay)}</span>
        {note && <span>{note}</span>}
      </span>
      <EditAndDelete name={wording.away.name(firstDay, lastDay)} onEdit={onEdit} onDelete={onRemove} />
    </div>
  );
}

const words = wording.away;

export function AwayDialog({ search, setSearch }: SearchState<BookingSearch>) {
  const editor = useFormEditor({
    search: { form: search.away },
    setSearch: ({ form }) => setSearch({ away: form }),
    byId: aways.queries.one,
  });
  return (
    <EditorDialog opened={search.away !== undefined} editor={editor} titles={words}>
      {(item) => <AwayForm item={item} day={dayOf(search)} onClose={editor.close} />}
    </EditorDialog>
  );
}

function AwayForm({ item, day, onClose }: EditorProps<Away> & { day: string }) {
  const editor = useEditorForm({ ...aways, fields: awayFields(day), item, onClose });
  return (
    <EditorFrame
      editor={editor}
      {...editorLabels(words, editor.item)}
      title={undefined}
      onSubmit={editor.send}
      onCancel={editor.close}
    >
      <Fields
        editor={{ form: lastDayFollowing(editor.form), fields: editor.fields }}
        rows={[['firstDay', 'lastDay']]}
        narrowest={160}
      />
    </EditorFrame>
  );
}
