import { notifications } from '@mantine/notifications';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { readLocalDraft } from '../kit/drafts/local-draft';
import { Field, type Inputs } from '../kit/fields/field';
import { requiredText, type Shown, type Values, valuesOf } from '../kit/fields/fields';
import { EditorFrame } from '../kit/form/editor-frame';
import type { Editable } from '../kit/form/use-draft';
import { useEditorForm } from '../kit/form/use-editor-form';
import { Gone, Unavailable } from '../strapi/errors';
import type { MediaFile } from '../strapi/media-file';
import { type StoredUpload, uploadMedia } from '../strapi/upload-media';
import { renderScreen } from '../testing/render-screen';
import { fileField } from './file-field';
import { MediaField } from './media-field';
import { useFileValue, useFormFile } from './use-form-file';
import { useSaveWithFiles } from './use-save-with-files';

vi.mock('../strapi/upload-media');

const fields = {
  title: requiredText({ label: 'Title' }),
  cover: fileField({ label: 'Cover' }),
  preview: fileField({ label: 'Preview' }),
};
interface Item extends Editable, Shown<typeof fields> {}
const picture: MediaFile = {
  documentId: 'file1',
  kind: 'image',
  url: '/uploads/silk.png',
  alt: 'Silk',
  width: 8,
  height: 8,
  copies: [],
};
const stored: Item = {
  documentId: 'item1',
  revision: 4,
  title: 'Stored',
  cover: picture,
  preview: { ...picture, documentId: 'file2' },
};

/** Ends the current step. */
let answer: (worked?: boolean) => void;
const underWay = <Answer,>(value: Answer) =>
  new Promise<Answer>((resolve, reject) => {
    answer = (worked = true) => (worked ? resolve(value) : reject(new Unavailable('The line broke.')));
  });
const saveItem = vi.fn((_sent: Values<typeof fields>) => underWay(stored));

interface FormProps {
  item?: Item;
  whenFailed?: 'retry' | 'goOn';
}

function Form({ item = stored, whenFailed = 'retry' }: FormProps) {
  const editor = useEditorForm({
    draft: 'things',
    item,
    fields,
    stored: (documentId) => ({ queryKey: ['things', documentId], queryFn: async () => null }),
    save: () => ({ mutationFn: saveItem }),
  });
  const values = { form: editor.form as Inputs, saved: valuesOf(fields, editor.item ?? item) };
  const failed = (reason: string) => `Failed to upload: ${reason}`;
  const cover = useFormFile({ ...useFileValue(values, 'cover'), purpose: 'post', failed });
  const preview = useFormFile({ ...useFileValue(values, 'preview'), purpose: 'post', failed });
  const files = [...cover.uploads.files, ...preview.uploads.files];
  const saving = useSaveWithFiles({ editor, files, whenFailed });
  return (
    <EditorFrame editor={editor} submitLabel="Save" busyLabel="Saving..." {...saving}>
      <Field editor={editor} name="title" />
      <MediaField label="Cover" field={cover} isHeld={saving.isBusy} />
      <MediaField label="Preview" field={preview} isHeld={saving.isBusy} ignoresPaste />
    </EditorFrame>
  );
}

const descriptions = () => screen.getAllByLabelText<HTMLInputElement>('What does the image show?');
const buttons = () =>
  screen.getAllByRole<HTMLButtonElement>('button', { name: /Choose another|Remove image/ });
const allHeld = () =>
  descriptions().every(({ readOnly }) => readOnly) && buttons().every(({ disabled }) => disabled);
const allFree = () =>
  descriptions().every(({ readOnly }) => !readOnly) && buttons().every(({ disabled }) => !disabled);
const describeCover = (alt: string) => {
  const [cover] = descriptions();
  if (cover) fireEvent.change(cover, { target: { value: alt } });
};
const cover = () => screen.getAllByRole<HTMLImageElement>('img')[0]?.getAttribute('src');
const press = (name: string) => {
  const [button] = screen.getAllByRole('button', { name });
  if (button) fireEvent.click(button);
};
const save = () => press('Save');
const sent = (at: number) => saveItem.mock.calls[at]?.[0];

const png = () =>
  new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], 'linen.png', {
    type: 'image/png',
  });
const choose = (file: File) => {
  const [picker] = screen.getAllByLabelText('Cover', { selector: 'input' });
  if (picker) fireEvent.change(picker, { target: { files: [file] } });
};
const paste = (place: Element, file: File) =>
  fireEvent.paste(place, { clipboardData: { files: [file], types: ['Files'] } });
const linen: StoredUpload = { id: 'linen', url: '/uploads/linen.png' };

beforeEach(() => {
  localStorage.clear();
  notifications.clean();
  vi.clearAllMocks();
  vi.mocked(uploadMedia).mockImplementation(() => underWay(linen));
});

test('file and description are locked from Save until the item is stored', async () => {
  await renderScreen(<Form />);
  choose(png());
  await waitFor(() => expect(uploadMedia).toHaveBeenCalled());
  expect(allFree()).toBe(true);
  save();
  await waitFor(() => expect(allHeld()).toBe(true));

  await act(async () => answer());
  await waitFor(() => expect(saveItem).toHaveBeenCalled());
  expect(allHeld()).toBe(true);

  await act(async () => answer());
  await waitFor(() => expect(allFree()).toBe(true));
});

test('file and description can be changed again after a failed save', async () => {
  await renderScreen(<Form />);
  describeCover('Teal silk');
  save();
  await waitFor(() => expect(saveItem).toHaveBeenCalled());

  await act(async () => answer(false));

  await waitFor(() => expect(allFree()).toBe(true));
  expect(descriptions()[0]?.value).toBe('Teal silk');
});

test('a chosen file is uploaded at once, and the save names it with the description typed in the meantime', async () => {
  await renderScreen(<Form />);
  choose(png());
  await waitFor(() => expect(cover()).toBe('blob:file'));
  describeCover('Teal linen');
  await act(async () => answer());
  await waitFor(() => expect(cover()).toBe('/uploads/linen.png'));

  save();

  await waitFor(() => expect(sent(0)?.cover).toMatchObject({ id: 'linen', alt: 'Teal linen' }));
});

test('an uploaded file and its description are in the draft', async () => {
  await renderScreen(<Form />);
  choose(png());
  await waitFor(() => expect(uploadMedia).toHaveBeenCalled());
  await act(async () => answer());
  describeCover('Teal linen');

  await waitFor(() =>
    expect(readLocalDraft('things/item1', valuesOf(fields, stored))?.values.cover).toMatchObject({
      id: 'linen',
      alt: 'Teal linen',
    }),
  );
});

test('a save tries a failed upload again, and stops if it fails once more', async () => {
  await renderScreen(<Form />);
  choose(png());
  await waitFor(() => expect(uploadMedia).toHaveBeenCalledOnce());
  await act(async () => answer(false));
  expect(await screen.findByText('Failed to upload: The line broke.')).toBeDefined();
  expect(cover()).toBe('blob:file');

  save();
  await waitFor(() => expect(uploadMedia).toHaveBeenCalledTimes(2));
  await act(async () => answer(false));
  await waitFor(() => expect(allFree()).toBe(true));
  expect(saveItem).not.toHaveBeenCalled();

  save();
  await waitFor(() => expect(uploadMedia).toHaveBeenCalledTimes(3));
  await act(async () => answer());
  await waitFor(() => expect(sent(0)?.cover?.id).toBe('linen'));
});

test('an item that may go on keeps the file it had, and the chosen file stays for another try', async () => {
  await renderScreen(<Form whenFailed="goOn" />);
  choose(png());
  await waitFor(() => expect(uploadMedia).toHaveBeenCalledOnce());
  save();
  await act(async () => answer(false));

  await waitFor(() => expect(sent(0)?.cover?.id).toBe('file1'));
  await act(async () => answer());
  await waitFor(() => expect(allFree()).toBe(true));
  expect(cover()).toBe('blob:file');
});

test('Remove cancels an upload and shows the file of the item again', async () => {
  await renderScreen(<Form />);
  choose(png());
  await waitFor(() => expect(cover()).toBe('blob:file'));
  press('Remove image');

  expect(vi.mocked(uploadMedia).mock.calls[0]?.[0].signal?.aborted).toBe(true);
  await act(async () => answer());
  expect(cover()).toBe('/uploads/silk.png');
});

test('the file of the item is removed by the save, and can be kept until then', async () => {
  await renderScreen(<Form />);
  press('Remove image');
  expect(screen.getByText('The file will be removed when you save.')).toBeDefined();
  press('Keep file');
  expect(cover()).toBe('/uploads/silk.png');
  press('Remove image');

  save();

  await waitFor(() => expect(sent(0)?.cover).toBeNull());
});

test('a pasted picture replaces the current one only after a confirmation', async () => {
  await renderScreen(<Form />);

  paste(document.body, png());
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(cover()).toBe('/uploads/silk.png');

  paste(document.body, png());
  fireEvent.click(await screen.findByRole('button', { name: 'Replace' }));
  await waitFor(() => expect(cover()).toBe('blob:file'));
});

test('an item saved as new after it was deleted keeps its pictures', async () => {
  saveItem.mockRejectedValueOnce(new Gone('deleted'));
  await renderScreen(<Form />);
  save();

  fireEvent.click(await screen.findByRole('button', { name: 'Save as new' }));

  await waitFor(() => expect(sent(1)).toMatchObject({ cover: { id: 'file1' }, preview: { id: 'file2' } }));
});

function Empty({ purpose }: { purpose: 'project' | 'event' }) {
  const field = useFormFile({ purpose, value: null, onChange: () => undefined, failed: 'Failed to upload' });
  return <MediaField label="Cover" field={field} />;
}

test.each([
  ['project', true],
  ['event', false],
] as const)('the file dialog of a %s offers a film of an iPhone: %s', async (purpose, offered) => {
  await renderScreen(<Empty purpose={purpose} />);
  const accepted = screen.getByLabelText('Cover', { selector: 'input' }).getAttribute('accept');
  expect(accepted?.split(',').includes('.mov')).toBe(offered);
});
