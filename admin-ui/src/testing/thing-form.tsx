import { fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { readLocalDraft } from '../kit/drafts/local-draft';
import { Fields } from '../kit/fields/field';
import { requiredText, type Shown, text, type Values } from '../kit/fields/fields';
import { EditorFrame } from '../kit/form/editor-frame';
import type { Editable } from '../kit/form/use-draft';
import { useEditorForm } from '../kit/form/use-editor-form';

const fields = {
  title: requiredText({ label: 'Title', missing: 'Please enter a title' }),
  note: text({ label: 'Note' }),
};
export type ThingValues = Values<typeof fields>;
export interface Thing extends Editable, Shown<typeof fields> {}
export const stored: Thing = { documentId: 'item1', revision: 4, title: 'Stored', note: '' };
/** Default response of a save. */
export const created: Thing = { ...stored, title: 'First' };

interface ThingFormProps {
  item?: Thing | null;
  reload?: () => Promise<Thing | null>;
  onClose?: () => void;
  /** Returns the response of a save. */
  onSave?: (values: ThingValues, item: Thing | null) => Promise<Thing>;
  /** Keeps the form open after a save. */
  stays?: boolean;
}

export const saves = () => vi.fn(async (_values: ThingValues, _item: Thing | null) => created);

/** A form of an invented noun, built like those of the managers. */
export function ThingForm({
  item = null,
  reload = async () => null,
  onClose,
  onSave = saves(),
  stays = false,
}: ThingFormProps) {
  const editor = useEditorForm({
    draft: 'things',
    item,
    fields,
    stored: (documentId) => ({ queryKey: ['things', documentId], queryFn: reload }),
    save: (based: Thing | null) => ({ mutationFn: (values: ThingValues) => onSave(values, based) }),
    onClose,
  });
  return (
    <EditorFrame
      editor={editor}
      title={editor.item ? 'Edit Thing' : 'Create Thing'}
      submitLabel="Save"
      busyLabel="Saving..."
      isBusy={false}
      onSubmit={(values) => editor.send(values, { stays })}
    >
      <Fields editor={editor} />
    </EditorFrame>
  );
}

export const type = (text: string) =>
  fireEvent.change(screen.getByLabelText(/^Title/), { target: { value: text } });
export const typeNote = (text: string) =>
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: text } });
export const localDraft = (id = stored.documentId) => readLocalDraft(`things/${id}`, { title: '', note: '' });
export const titleField = () => screen.getByLabelText<HTMLInputElement>(/^Title/);
