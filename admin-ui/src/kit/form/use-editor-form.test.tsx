import { notifications } from '@mantine/notifications';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Conflict, Refusal, Unavailable } from '../../strapi/errors';
import { renderScreen } from '../../testing/render-screen';
import { readLocalDraft } from '../drafts/local-draft';
import { Fields } from '../fields/field';
import { requiredText, type Shown, type Values } from '../fields/fields';
import { EditorFrame } from './editor-frame';
import type { Editable } from './use-draft';
import { useEditorForm } from './use-editor-form';
import type { SaveStep } from './use-save';

const fields = { title: requiredText({ label: 'Title' }) };
type TitleValues = Values<typeof fields>;
interface Item extends Editable, Shown<typeof fields> {}
const stored: Item = { documentId: 'item1', revision: 4, title: 'Stored' };

type Save = (values: TitleValues, item: Item | null, step: SaveStep<Item>) => Promise<Item>;

interface HarnessProps {
  item?: Item | null;
  reload?: Item | null;
  onSave?: Save;
  onClose?: () => void;
}

const saved = { ...stored, revision: 5 };

function Harness({
  item = null,
  reload = null,
  onSave = async () => saved,
  onClose = () => {},
}: HarnessProps) {
  const editor = useEditorForm({
    draft: 'things',
    item,
    fields,
    stored: (documentId) => ({ queryKey: ['things', documentId], queryFn: async () => reload }),
    save: (based: Item | null, step: SaveStep<Item>) => ({
      mutationFn: (values: TitleValues) => onSave(values, based, step),
    }),
    onClose,
  });
  return (
    <EditorFrame
      editor={editor}
      submitLabel="Save"
      busyLabel="Saving..."
      onSubmit={(values) => void editor.send(values)}
    >
      <Fields editor={editor} />
    </EditorFrame>
  );
}

let show: (item: Item) => void;

/** A form whose item is reloaded while the form is open. */
function Reading({ onSave }: { onSave: Save }) {
  const [item, setItem] = useState(stored);
  show = setItem;
  return <Harness item={item} onSave={onSave} />;
}

type Place = Pick<typeof screen, 'getByLabelText' | 'getByRole'>;
const titleField = (place: Place = screen) => place.getByLabelText<HTMLInputElement>(/^Title/);
const type = (text: string, place?: Place) =>
  fireEvent.change(titleField(place), { target: { value: text } });
const pressSave = (place: Place = screen) => fireEvent.click(place.getByRole('button', { name: 'Save' }));
const kept = (id: string) => readLocalDraft(`things/${id}`, { title: '' });
/** Makes everything opened from now on act as another tab of the same browser. */
const inAnotherTab = () => sessionStorage.clear();

const away = new Unavailable('away');
const conflict = new Conflict('Saved by somebody else', {});

beforeEach(() => {
  localStorage.clear();
  notifications.clean();
});

describe('A save without a response', () => {
  const saveTwice = async (reload: Item, onSave: Save, second = 'Mine') => {
    const onClose = vi.fn();
    const save = vi.fn(onSave).mockRejectedValueOnce(away).mockRejectedValueOnce(conflict);
    await renderScreen(<Harness item={stored} reload={reload} onSave={save} onClose={onClose} />);
    type('Mine');
    pressSave();
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDefined());
    type(second);
    pressSave();
    await waitFor(() => expect(save.mock.calls.length).toBeGreaterThan(1));
    return { save, onClose };
  };
  const mine = { ...saved, title: 'Mine' };

  test('is sent again on top of what it has stored, because its later steps may be missing', async () => {
    const { save, onClose } = await saveTwice(mine, async () => mine);

    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(save.mock.calls[2]?.slice(0, 2)).toEqual([{ title: 'Mine' }, mine]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('becomes the base of a changed save', async () => {
    const { save, onClose } = await saveTwice(mine, async () => mine, 'More');

    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(save.mock.calls[2]?.slice(0, 2)).toEqual([{ title: 'More' }, mine]);
  });

  test('does not replace what another person has saved', async () => {
    const { save } = await saveTwice({ ...saved, title: 'Theirs' }, async () => mine);

    expect(await screen.findByRole('dialog')).toBeDefined();
    expect(save).toHaveBeenCalledTimes(2);
  });

  test('of a new item is sent again as the same item, and later changes are saved to it', async () => {
    const created = { ...stored, revision: 1, title: 'Mine' };
    const save = vi.fn<Save>(async () => created).mockRejectedValueOnce(away);
    await renderScreen(<Harness onSave={save} />);
    type('Mine');
    pressSave();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDefined());
    type('More');
    pressSave();

    await waitFor(() => expect(save.mock.calls[2]?.slice(0, 2)).toEqual([{ title: 'More' }, created]));
    const [first, second] = save.mock.calls.map(([, , { key }]) => key);
    expect(second).toBe(first);
  });

  test('of a new item does not replace what another person has saved to that item', async () => {
    const edited = { ...saved, title: 'Theirs' };
    const save = vi.fn<Save>(async () => edited).mockRejectedValueOnce(away);
    await renderScreen(<Harness onSave={save} reload={edited} />);
    type('Mine');
    pressSave();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDefined());

    pressSave();

    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Theirs')).toBeDefined();
    expect(save).toHaveBeenCalledTimes(2);
    expect(titleField().value).toBe('Mine');
  });

  test('of a new item becomes the base of the form when the change to it is refused', async () => {
    const created = { ...stored, revision: 1, title: 'Mine' };
    const save = vi
      .fn<Save>(async () => created)
      .mockRejectedValueOnce(away)
      .mockResolvedValueOnce(created)
      .mockRejectedValueOnce(new Refusal('Too long', 'BAD_USER_INPUT'));
    await renderScreen(<Harness onSave={save} />);
    type('Mine');
    pressSave();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDefined());
    type('More');
    pressSave();
    await waitFor(() => expect(save).toHaveBeenCalledTimes(3));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDefined());

    pressSave();

    await waitFor(() => expect(save.mock.calls[3]?.slice(0, 2)).toEqual([{ title: 'More' }, created]));
  });

  test('leaves no unsaved changes if it was stored', async () => {
    const first = await renderScreen(<Harness item={stored} />);
    type('Mine');
    first.unmount();

    await renderScreen(<Harness item={mine} />);

    expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
    expect(kept('item1')).toBeNull();
  });
});

describe('A save of a new item without a response before a reload', () => {
  const created = { ...stored, revision: 1, title: 'Mine' };
  /** @returns the form after the reload, with the key of the lost save */
  const loseAndReload = async () => {
    const save = vi.fn<Save>(async () => created).mockRejectedValueOnce(away);
    const { unmount } = await renderScreen(<Harness onSave={save} />);
    type('Mine');
    pressSave();
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDefined());
    unmount();
    await renderScreen(<Harness onSave={save} />);
    return { save, key: save.mock.calls[0]?.[2].key };
  };
  test('is sent again as the same item', async () => {
    const { save, key } = await loseAndReload();

    pressSave();

    await waitFor(() => expect(kept('new')).toBeNull());
    expect(save).toHaveBeenCalledTimes(2);
    expect(save.mock.calls[1]?.[2].key).toBe(key);
  });

  test('is found stored, and text typed since then is saved to it', async () => {
    const { save } = await loseAndReload();
    type('More');

    pressSave();

    await waitFor(() => expect(save.mock.calls[2]?.slice(0, 2)).toEqual([{ title: 'More' }, created]));
  });

  test('does not affect the next new item once it is discarded', async () => {
    const { save, key } = await loseAndReload();

    fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    type('Other');
    pressSave();

    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect(save.mock.calls[1]?.[2].key).not.toBe(key);
  });

  test('is a different item from the one saved by a tab that lost the draft to another tab', async () => {
    const { save, key } = await loseAndReload();
    const dropped = kept('new')?.key ?? '';
    localStorage.removeItem(dropped);
    fireEvent(window, new StorageEvent('storage', { key: dropped, newValue: null }));

    pressSave();

    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect(save.mock.calls[1]?.[2].key).not.toBe(key);
  });
});

test('a save that ends after its form was opened again keeps the text typed there since', async () => {
  const answers: ((item: Item) => void)[] = [];
  const save = vi.fn<Save>(() => new Promise((resolve) => void answers.push(resolve)));
  const { unmount } = await renderScreen(<Harness item={stored} onSave={save} />);
  type('Mine');
  pressSave();
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  unmount();
  await renderScreen(<Harness item={stored} onSave={save} />);
  type('Mine and more');
  await waitFor(() => expect(kept('item1')?.values).toEqual({ title: 'Mine and more' }));

  await act(async () => answers[0]?.({ ...saved, title: 'Mine' }));

  expect(kept('item1')?.values).toEqual({ title: 'Mine and more' });
});

test('a save that is under way when the page is left is sent again as the same item', async () => {
  const save = vi.fn<Save>(() => new Promise(() => undefined));
  const { unmount } = await renderScreen(<Harness onSave={save} />);
  type('Mine');
  pressSave();
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  const left = { ...localStorage };
  unmount();
  Object.assign(localStorage, left);

  await renderScreen(<Harness onSave={save} />);
  pressSave();

  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(save.mock.calls[1]?.[2].key).toBe(save.mock.calls[0]?.[2].key);
});

test('when a two-step save fails at the second step, the next save is based on the result of the first', async () => {
  const bases: (number | undefined)[] = [];
  const onSave: Save = async (_values, item, step) => {
    bases.push(item?.revision);
    if (bases.length === 1) {
      step.stored(saved);
      throw away;
    }
    return saved;
  };
  await renderScreen(<Harness item={stored} onSave={onSave} />);
  type('Mine');
  pressSave();
  await waitFor(() => expect(kept('item1')).toMatchObject({ values: { title: 'Mine' }, revision: 5 }));

  pressSave();

  await waitFor(() => expect(bases).toEqual([4, 5]));
});

describe('Two tabs that write at the same time', () => {
  test('a save in one tab keeps the draft of the other', async () => {
    const one = within((await renderScreen(<Harness />)).container);
    inAnotherTab();
    const other = within((await renderScreen(<Harness />)).container);
    type('Silk', one);
    type('Wool', other);
    await waitFor(() => expect(kept('new')?.values).toEqual({ title: 'Wool' }));

    pressSave(other);

    await waitFor(() => expect(kept('new')?.values).toEqual({ title: 'Silk' }));
  });

  test('a draft that another tab took over and finished stays while this form still shows it', async () => {
    await renderScreen(<Harness />);
    type('Silk');
    await waitFor(() => expect(kept('new')).not.toBeNull());
    const key = kept('new')?.key ?? '';
    localStorage.removeItem(key);

    fireEvent(window, new StorageEvent('storage', { key, newValue: null }));

    expect(kept('new')?.values).toEqual({ title: 'Silk' });
  });
});

describe('An item that is reloaded while the form is open', () => {
  const newer = { ...saved, title: 'Newer' };

  test('becomes the base while nothing is typed', async () => {
    const save = vi.fn<Save>(async () => newer);
    await renderScreen(<Reading onSave={save} />);

    act(() => show(newer));

    expect(titleField().value).toBe('Newer');
    type('Mine');
    pressSave();
    await waitFor(() => expect(save.mock.calls[0]?.[1]).toEqual(newer));
  });

  test('leaves typed text on its original base', async () => {
    const save = vi.fn<Save>(async () => newer);
    await renderScreen(<Reading onSave={save} />);
    type('Mine');

    act(() => show(newer));

    expect(titleField().value).toBe('Mine');
    pressSave();
    await waitFor(() => expect(save.mock.calls[0]?.[1]).toEqual(stored));
  });
});
