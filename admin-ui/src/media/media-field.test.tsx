import { notifications } from '@mantine/notifications';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Fields } from '../kit/fields/field';
import { requiredText, type Shown } from '../kit/fields/fields';
import { EditorFrame } from '../kit/form/editor-frame';
import { type Editable, useEditorForm } from '../kit/form/use-editor-form';
import { Gone } from '../strapi/errors';
import { describeMedia } from '../strapi/upload-media';
import { renderScreen } from '../testing/render-screen';
import { MediaField } from './media-field';
import { useMediaField } from './use-media-field';
import { type SaveWithMedia, useSaveWithMedia } from './use-save-with-media';

vi.mock('../strapi/upload-media');

const fields = { title: requiredText({ label: 'Title' }) };
interface Item extends Editable, Shown<typeof fields> {}
const stored: Item = { documentId: 'item1', revision: 4, title: 'Stored' };
const picture = {
  documentId: 'file1',
  kind: 'image',
  url: '/uploads/silk.png',
  alt: 'Silk',
} as Parameters<typeof useMediaField>[0]['saved'];

/** Ends the current step of the save. */
let answer: (worked?: boolean) => void;
const underWay = <Answer,>(value: Answer) =>
  new Promise<Answer>((resolve, reject) => {
    answer = (worked = true) => (worked ? resolve(value) : reject(new Error('away')));
  });
const saveItem = vi.fn((_sent: SaveWithMedia<typeof fields>) => underWay(stored));

function Form() {
  const editor = useEditorForm({
    draft: 'things',
    item: stored,
    fields,
    stored: (documentId) => ({ queryKey: ['things', documentId], queryFn: async () => null }),
    save: () => ({ mutationFn: saveItem }),
  });
  const cover = useMediaField({ purpose: 'post', saved: picture, failed: 'Failed to upload' });
  const preview = useMediaField({ purpose: 'post', saved: picture, failed: 'Failed to upload' });
  return (
    <EditorFrame
      editor={editor}
      submitLabel="Save"
      busyLabel="Saving..."
      {...useSaveWithMedia({ editor, media: cover, preview })}
    >
      <Fields editor={editor} />
      <MediaField label="Cover" field={cover} />
      <MediaField label="Preview" field={preview} ignoresPaste />
    </EditorFrame>
  );
}

let showPicture: (file: typeof picture) => void;

/** The field of an item that is reloaded while its form is open. */
function Following() {
  const [saved, setSaved] = useState(picture);
  showPicture = setSaved;
  const field = useMediaField({ purpose: 'post', saved, failed: 'Failed to upload' });
  return <MediaField label="Cover" field={field} />;
}

const descriptions = () => screen.getAllByLabelText<HTMLInputElement>('What does the image show?');
const buttons = () =>
  screen.getAllByRole<HTMLButtonElement>('button', { name: /Choose another|Remove image/ });
const allHeld = () =>
  descriptions().every(({ readOnly }) => readOnly) && buttons().every(({ disabled }) => disabled);
const allFree = () =>
  descriptions().every(({ readOnly }) => !readOnly) && buttons().every(({ disabled }) => !disabled);

async function describeAndSave() {
  await renderScreen(<Form />);
  const [cover] = descriptions();
  if (cover) fireEvent.change(cover, { target: { value: 'Teal silk' } });
  expect(allFree()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(describeMedia).toHaveBeenCalled());
}

const paste = (place: Element, file: File) =>
  fireEvent.paste(place, { clipboardData: { files: [file], types: ['Files'] } });

beforeEach(() => {
  localStorage.clear();
  notifications.clean();
  vi.clearAllMocks();
  vi.mocked(describeMedia).mockImplementation(() => underWay(undefined));
});

test('file and description are locked from Save until the item is stored', async () => {
  await describeAndSave();
  expect(allHeld()).toBe(true);

  await act(async () => answer());
  await waitFor(() => expect(saveItem).toHaveBeenCalled());
  expect(allHeld()).toBe(true);

  await act(async () => answer());
  await waitFor(() => expect(allFree()).toBe(true));
});

test('file and description can be changed again after a failed save', async () => {
  await describeAndSave();

  await act(async () => answer(false));

  await waitFor(() => expect(allFree()).toBe(true));
  expect(descriptions()[0]?.value).toBe('Teal silk');
  expect(saveItem).not.toHaveBeenCalled();
});

test('a pasted picture replaces the current one only after a confirmation', async () => {
  const png = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], 'linen.png');
  await renderScreen(<Form />);
  const cover = () => screen.getAllByRole<HTMLImageElement>('img')[0]?.getAttribute('src');

  paste(document.body, png);
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(cover()).toBe('/uploads/silk.png');

  paste(document.body, png);
  fireEvent.click(await screen.findByRole('button', { name: 'Replace' }));
  await waitFor(() => expect(cover()).toBe('blob:file'));
});

test('an item saved as new after it was deleted keeps its pictures', async () => {
  saveItem.mockRejectedValueOnce(new Gone('deleted'));
  await renderScreen(<Form />);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));

  fireEvent.click(await screen.findByRole('button', { name: 'Save as new' }));

  const along = { state: 'changed', id: 'file1' };
  await waitFor(() => expect(saveItem.mock.calls[1]?.[0]).toMatchObject({ media: along, preview: along }));
});

test('a replacement picture has its own description', async () => {
  await renderScreen(<Following />);
  const [before] = descriptions();
  if (before) fireEvent.change(before, { target: { value: 'Teal silk' } });

  act(() => showPicture({ ...picture, documentId: 'file2', alt: 'Wool' } as typeof picture));

  expect(descriptions()[0]?.value).toBe('Wool');
});

function Empty({ purpose }: { purpose: 'project' | 'event' }) {
  const field = useMediaField({ purpose, saved: null, failed: 'Failed to upload' });
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
