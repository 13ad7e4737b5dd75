import type { QueryKey } from '@tanstack/react-query';
import type { UploadKind } from '../../../cms/src/shared/uploads';
import { Field, FieldRow, type Inputs } from '../kit/fields/field';
import { type Fields, type Shown, type Values, valuesOf } from '../kit/fields/fields';
import type { EditorProps } from '../kit/form/editing';
import { EditorFrame, editorLabels } from '../kit/form/editor-frame';
import type { Editable } from '../kit/form/use-draft';
import { type EditedNoun, useEditorForm } from '../kit/form/use-editor-form';
import { MediaField } from '../media/media-field';
import { useFileValue, useFormFile } from '../media/use-form-file';
import { useSaveWithFiles } from '../media/use-save-with-files';
import type { FailureSentence } from '../notifications/query-client';
import type { ContentType } from './content-types';
import type { Titled } from './documents';
import { HistoryButton } from './history/history-button';
import { searchFields } from './publish-check/search-fields';
import { SearchSection } from './publish-check/search-section';
import { PublishCheckButton, usePublishCheck } from './publish-check/use-publish-check';
import type { ResourceWording } from './resource';
import { ScheduleButton } from './schedule/schedule-button';

/** The cover of an item. */
interface Cover {
  /** Name of its field. */
  name: string;
  purpose: UploadKind;
  label: string;
  failed: FailureSentence;
  /** Saves the item even if its upload failed; the form then stays with the chosen file for another try. */
  isOptional?: boolean;
}

/** How visitors see an item: for its schedule, and for the check of a form before it is published. */
interface Published {
  contentType: ContentType;
  /** Field with the text of the page. */
  text: string;
  /** Path of the page; the id is undefined for a new item. */
  path: (documentId: string | undefined) => string;
}

/** What the form of a noun needs beyond its fields. */
export interface FormOptions {
  /** Minimum width of fields that share a row, in CSS pixels. */
  narrowest?: number;
  upload: Cover;
  /** Absent for a noun without a schedule. */
  published?: Published;
}

export interface TitledItem extends Editable, Titled {}

/** The parts of a `resource()` that its form needs. */
export interface FormResource<F extends Fields, Item extends Editable & Shown<F>, Key extends QueryKey>
  extends EditedNoun<F, Item, Values<F>, Key> {
  rows: readonly (readonly string[])[];
  wording: ResourceWording;
}

interface ResourceFormProps<F extends Fields, Item extends Editable & Shown<F>, Key extends QueryKey>
  extends EditorProps<Item> {
  resource: FormResource<F, Item, Key>;
  form: FormOptions;
  /** A dialog has the title, and can always be cancelled. Its first field has the focus. */
  isDialog?: boolean;
}

/** The form of a noun: its fields and files, with schedule, history and the check before publishing. */
export function ResourceForm<F extends Fields, Item extends TitledItem & Shown<F>, Key extends QueryKey>({
  resource,
  form: { narrowest, upload, published },
  item,
  onClose,
  isDialog = false,
}: ResourceFormProps<F, Item, Key>) {
  const { rows, wording } = resource;
  const fields: Fields = resource.fields;
  const editor = useEditorForm({ ...resource, item, onClose });
  const { purpose, failed, isOptional } = upload;
  const values = { form: editor.form as Inputs, saved: valuesOf(fields, editor.item ?? item) };
  const poster = useFileValue(values, POSTER);
  const cover = useFormFile({
    ...useFileValue(values, upload.name),
    purpose,
    failed,
    poster: Object.hasOwn(fields, POSTER) ? poster : undefined,
    refusal: editor.form.errors[upload.name],
  });
  const preview = useFormFile({ ...useFileValue(values, PREVIEW), purpose: 'post', failed });
  const hasSearch = Object.hasOwn(fields, 'searchTitle');
  const text = { name: published?.text ?? '', isMarkdown: false };
  const publishCheck = usePublishCheck({
    draft: () => {
      const values: Readonly<Record<string, unknown>> = editor.form.getValues();
      const typed = (name: string) => String(values[name] ?? '');
      const search = { title: typed('searchTitle'), description: typed('searchDescription') };
      return {
        title: typed('title'),
        text: { ...text, value: typed(text.name) },
        ...(hasSearch && { search }),
        cover: cover.shown,
        preview: preview.shown,
        path: published?.path(editor.item?.documentId) ?? '',
      };
    },
    form: editor.form,
    cover,
  });
  const saving = useSaveWithFiles({
    editor,
    files: [...cover.uploads.files, ...preview.uploads.files],
    whenFailed: isOptional ? 'goOn' : 'retry',
  });
  const { isBusy } = saving;
  const drawn = { form: editor.form, fields: isDialog ? focusing(fields) : fields };

  return (
    <EditorFrame
      editor={editor}
      {...editorLabels(wording, editor.item)}
      {...(isDialog && { title: undefined })}
      {...saving}
      onCancel={isDialog || editor.item ? editor.close : undefined}
      more={
        <>
          {published && (
            <ScheduleButton contentType={published.contentType} editor={editor} publishCheck={publishCheck} />
          )}
          <HistoryButton editor={editor} />
        </>
      }
    >
      {rows
        .filter(([name = '']) => !isDrawnElsewhere(name))
        .map((names) => {
          const [name = ''] = names;
          if (name === upload.name)
            return <MediaField key={name} label={upload.label} field={cover} isHeld={isBusy} />;
          if (names.length === 1) return <Field key={name} editor={drawn} name={name} />;
          return <FieldRow key={name} editor={drawn} names={names} narrowest={narrowest} />;
        })}
      {hasSearch && (
        <SearchSection
          editor={editor}
          text={text}
          cover={cover}
          preview={preview}
          isHeld={isBusy}
          wanted={publishCheck.wanted}
        />
      )}
      {published && <PublishCheckButton check={publishCheck} />}
    </EditorFrame>
  );
}

const PREVIEW = 'previewPicture';
/** Drawn with the film that it belongs to. */
const POSTER = 'poster';
const isDrawnElsewhere = (name: string) =>
  name === PREVIEW || name === POSTER || Object.hasOwn(searchFields, name);

/** Gives the focus to the first field. */
function focusing(fields: Fields): Fields {
  const [first] = Object.entries(fields);
  if (!first) return fields;
  const [name, field] = first;
  return { ...fields, [name]: { ...field, props: { ...field.props, 'data-autofocus': true } } };
}
