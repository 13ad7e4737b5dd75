import { type QueryKey, type UseQueryOptions, useIsMutating, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Fields } from '../kit/fields/field';
import type { Fields as FieldTable, Shown, Values } from '../kit/fields/fields';
import { EditorFrame } from '../kit/form/editor-frame';
import type { Editable } from '../kit/form/use-draft';
import { type EditedNoun, type EditorForm, useEditorForm } from '../kit/form/use-editor-form';
import { Loaded } from '../kit/page/loaded';
import { UPLOADING } from '../media/use-uploads';
import { HistoryButton } from './history/history-button';
import { wording } from './wording';

interface SingleFormProps<F extends FieldTable, Item extends Editable & Shown<F>, Key extends QueryKey> {
  /** A `single()` */
  of: EditedNoun<F, Item, Values<F>, Key> & {
    stored: () => UseQueryOptions<Item | null, Error, Item | null, Key>;
  };
  title?: string;
  words: { save: string; saving: string };
  /** Called after saving or cancelling; omitted if the form stays on its page. */
  onClose?: () => void;
  /** Draws the fields; if omitted, each has its own row. */
  children?: (editor: EditorForm<F, Item, Values<F>>) => ReactNode;
}

/** Loads and edits the only item of a type. */
export function SingleForm<F extends FieldTable, Item extends Editable & Shown<F>, Key extends QueryKey>(
  props: SingleFormProps<F, Item, Key>,
) {
  const query = useQuery(props.of.stored());
  return <Loaded query={query}>{(item) => <LoadedForm {...props} item={item} />}</Loaded>;
}

function LoadedForm<F extends FieldTable, Item extends Editable & Shown<F>, Key extends QueryKey>({
  of,
  item,
  title,
  words,
  onClose,
  children = (editor) => <Fields editor={editor} />,
}: SingleFormProps<F, Item, Key> & { item: Item | null }) {
  const editor = useEditorForm({ ...of, item, ...(onClose && { onClose }) });
  const isUploading = useIsMutating({ mutationKey: UPLOADING }) > 0;
  return (
    <EditorFrame
      editor={editor}
      title={title}
      submitLabel={words.save}
      busyLabel={isUploading ? wording.uploading : words.saving}
      isBusy={editor.isSaving || isUploading}
      alsoChanged={isUploading}
      onSubmit={(values) => void editor.send(values, { stays: !onClose })}
      {...(onClose && { onCancel: editor.close })}
      more={<HistoryButton editor={editor} />}
    >
      {children(editor)}
    </EditorFrame>
  );
}
