import { notifications } from '@mantine/notifications';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { EditorFrame } from '../manager/editor-frame';
import { Fields } from '../manager/field';
import { requiredText, type Shown } from '../manager/fields';
import { type Editable, useEditorForm } from '../manager/use-editor-form';
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

/** Ends the step of the save that is under way. */
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
    stored: (documentId) => ({ queryKey: ['things', documentId], queryFn: async () => stored }),
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

beforeEach(() => {
  localStorage.clear();
  notifications.clean();
  vi.clearAllMocks();
  vi.mocked(describeMedia).mockImplementation(() => underWay(undefined));
});

test('from the press on Save until the item is stored, no file and no description can be changed unsaved', async () => {
  await describeAndSave();
  expect(allHeld()).toBe(true);

  await act(async () => answer());
  await waitFor(() => expect(saveItem).toHaveBeenCalled());
  expect(allHeld()).toBe(true);

  await act(async () => answer());
  await waitFor(() => expect(allFree()).toBe(true));
});

test('after a save that failed, file and description can be changed again', async () => {
  await describeAndSave();

  await act(async () => answer(false));

  await waitFor(() => expect(allFree()).toBe(true));
  expect(descriptions()[0]?.value).toBe('Teal silk');
  expect(saveItem).not.toHaveBeenCalled();
});
