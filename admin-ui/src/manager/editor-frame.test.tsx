import { notifications } from '@mantine/notifications';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Conflict } from '../strapi/errors';
import { renderScreen } from '../testing/render-screen';
import { EditorFrame } from './editor-frame';
import { Fields } from './field';
import { requiredText, type Shown, text, type Values } from './fields';
import { readDraft } from './kept-draft';
import { type Editable, useEditorForm } from './use-editor-form';

const fields = {
  title: requiredText({ label: 'Title', missing: 'Please enter a title' }),
  note: text({ label: 'Note' }),
};
type TitleValues = Values<typeof fields>;
interface Item extends Editable, Shown<typeof fields> {}
const stored: Item = { documentId: 'item1', revision: 4, title: 'Stored', note: '' };
const created: Item = { ...stored, title: 'First' };

interface HarnessProps {
  item?: Item | null;
  reload?: () => Promise<Item | null>;
  onClose?: () => void;
  /** What the save answers for what it was given. */
  onSave?: (values: TitleValues, item: Item | null) => Promise<Item>;
  /** The save leaves something to do. */
  stays?: boolean;
}

const saves = () => vi.fn(async (_values: TitleValues, _item: Item | null) => created);

function Harness({
  item = null,
  reload = async () => null,
  onClose,
  onSave = saves(),
  stays = false,
}: HarnessProps) {
  const editor = useEditorForm({
    draft: 'things',
    item,
    fields,
    stored: (documentId) => ({ queryKey: ['things', documentId], queryFn: reload }),
    save: (based: Item | null) => ({ mutationFn: (values: TitleValues) => onSave(values, based) }),
    onClose,
  });
  return (
    <EditorFrame
      editor={editor}
      title={editor.item ? 'Edit Thing' : 'Create Thing'}
      submitLabel="Save"
      busyLabel="Saving..."
      busy={false}
      onSubmit={(values) => editor.send(values, { stays })}
    >
      <Fields editor={editor} />
    </EditorFrame>
  );
}

const type = (text: string) => fireEvent.change(screen.getByLabelText(/^Title/), { target: { value: text } });
const typeNote = (text: string) =>
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: text } });
const kept = () => readDraft('things/item1', { title: '', note: '' });
const titleField = () => screen.getByLabelText<HTMLInputElement>(/^Title/);

beforeEach(() => {
  localStorage.clear();
  notifications.clean();
});

describe('on any failure the save stops and the form is kept', () => {
  test('a missing field is said in a toast and at the field, marked and focused, and nothing is sent', async () => {
    const onSave = saves();
    await renderScreen(<Harness onSave={onSave} />);

    fireEvent.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Please enter a title')).toBeDefined();
    expect(titleField().getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(titleField().getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('This cannot be empty');
    expect(document.activeElement).toBe(titleField());
    expect(onSave).not.toHaveBeenCalled();
  });
});

describe('Forms: create mode and edit mode', () => {
  test('edit loads the item and sends its revision with the save', async () => {
    const onSave = saves();
    await renderScreen(<Harness item={stored} onSave={onSave} />);
    expect(titleField().value).toBe('Stored');

    type('Changed');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(onSave).toHaveBeenCalled());
    expect(onSave.mock.calls[0]?.slice(0, 2)).toEqual([{ title: 'Changed', note: '' }, stored]);
  });

  test('Ctrl-S saves, also while typing', async () => {
    const onSave = saves();
    await renderScreen(<Harness onSave={onSave} />);

    type('New');
    fireEvent.keyDown(titleField(), { key: 's', code: 'KeyS', ctrlKey: true });

    await waitFor(() => expect(onSave).toHaveBeenCalled());
  });
});

describe('the form survives', () => {
  test('what was typed is back after a reload, based on the revision it was written on', async () => {
    const onSave = saves();
    const first = await renderScreen(<Harness item={stored} onSave={onSave} />);
    type('Half a sentence');
    first.unmount();

    await renderScreen(<Harness item={{ ...stored, revision: 9, title: 'Newer' }} onSave={onSave} />);

    expect(titleField().value).toBe('Half a sentence');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSave.mock.calls[0]?.[1]).toMatchObject({ revision: 4 }));
  });

  test('a kept draft can be discarded', async () => {
    const first = await renderScreen(<Harness item={stored} />);
    type('Half a sentence');
    first.unmount();
    await renderScreen(<Harness item={stored} />);

    fireEvent.click(screen.getByRole('button', { name: 'Discard them' }));

    expect(titleField().value).toBe('Stored');
    expect(kept()).toBeNull();
  });

  test('what was typed and taken back is not unsaved any more', async () => {
    const { router } = await renderScreen(<Harness item={stored} />);
    type('Changed');
    await waitFor(() => expect(kept()).not.toBeNull());

    type('Stored');

    await waitFor(() => expect(kept()).toBeNull());
    router.history.push('/elsewhere');
    expect(await screen.findByText('Elsewhere')).toBeDefined();
    expect(kept()).toBeNull();
  });

  test('a draft that is typed back to what is stored is not mentioned, and goes on from what is stored', async () => {
    const onSave = saves();
    const first = await renderScreen(<Harness item={stored} />);
    type('Half a sentence');
    first.unmount();
    await renderScreen(<Harness item={{ ...stored, revision: 9, title: 'Newer' }} onSave={onSave} />);

    type('Newer');

    await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard them' })).toBeNull());
    type('Newest');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSave.mock.calls[0]?.[1]).toMatchObject({ revision: 9 }));
  });

  test('a draft is unsaved also when something else in the form was typed and taken back', async () => {
    const first = await renderScreen(<Harness item={stored} />);
    type('Half a sentence');
    first.unmount();
    const { router } = await renderScreen(<Harness item={stored} />);

    typeNote('x');
    typeNote('');

    router.history.push('/elsewhere');
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByText('Elsewhere');
    expect(kept()).toMatchObject({ values: { title: 'Half a sentence' } });
  });

  test('what is typed after a create that left something to do belongs to what was created', async () => {
    const first = await renderScreen(<Harness stays />);
    type('First');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('heading', { name: 'Edit Thing' });
    type('Second');
    first.unmount();

    expect(readDraft('things/new', { title: '' })).toBeNull();
    expect(readDraft('things/item1', { title: '' })).toMatchObject({
      values: { title: 'Second' },
      revision: 4,
    });
  });

  test('a form that stays shows what the CMS made of its values, and has nothing left to lose', async () => {
    const onSave = async () => ({ ...stored, revision: 5, title: 'Made of it' });
    const { router } = await renderScreen(<Harness item={stored} onSave={onSave} stays />);
    type('Changed');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(titleField().value).toBe('Made of it'));
    expect(readDraft('things/item1', { title: '' })).toBeNull();
    router.history.push('/elsewhere');
    expect(await screen.findByText('Elsewhere')).toBeDefined();
  });

  test('leaving with unsaved changes is asked first', async () => {
    const { router } = await renderScreen(<Harness item={stored} />);
    type('Changed');

    router.history.push('/elsewhere');
    fireEvent.click(await screen.findByRole('button', { name: 'Stay' }));

    expect(router.state.location.pathname).toBe('/');
  });

  test('leaving without changes is not', async () => {
    const { router } = await renderScreen(<Harness item={stored} />);

    router.history.push('/elsewhere');

    expect(await screen.findByText('Elsewhere')).toBeDefined();
  });
});

describe('a stored save leaves nothing behind', () => {
  const saved = { ...stored, revision: 5, title: 'Changed' };
  const draft = (id: string) => readDraft(`things/${id}`, { title: '' });

  /** Opens the form, types and presses Save; `answer` is the answer of the server. */
  async function saveSlowly() {
    let answer: () => void = () => {};
    const onClose = vi.fn();
    const onSave = () =>
      new Promise<Item>((resolve) => {
        answer = () => resolve(saved);
      });
    const rendered = await renderScreen(<Harness item={stored} onSave={onSave} onClose={onClose} />);
    type('Changed');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(draft('item1')).not.toBeNull());
    return { ...rendered, onClose, answer: () => act(async () => answer()) };
  }

  test('the form closes, its draft is gone, and leaving is not asked', async () => {
    const { onClose, answer, router } = await saveSlowly();

    await answer();
    expect(onClose).toHaveBeenCalledOnce();
    expect(draft('item1')).toBeNull();
    router.history.push('/elsewhere');

    expect(await screen.findByText('Elsewhere')).toBeDefined();
    expect(draft('item1')).toBeNull();
  });

  test('a link that was pressed during the save is followed once it is stored', async () => {
    const { onClose, answer, router } = await saveSlowly();
    router.history.push('/elsewhere');
    await screen.findByRole('button', { name: 'Stay' });

    await answer();

    expect(await screen.findByText('Elsewhere')).toBeDefined();
    expect(onClose).not.toHaveBeenCalled();
  });

  test('who leaves without waiting stays where she went, and finds no draft of what was stored', async () => {
    const { onClose, answer, router } = await saveSlowly();
    router.history.push('/elsewhere');
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByText('Elsewhere');

    await answer();

    expect(onClose).not.toHaveBeenCalled();
    expect(draft('item1')).toBeNull();
  });

  test('what is typed during the save is kept, based on what was stored', async () => {
    const { onClose, answer } = await saveSlowly();
    type('Changed again');

    await answer();

    expect(onClose).not.toHaveBeenCalled();
    expect(titleField().value).toBe('Changed again');
    expect(draft('item1')).toMatchObject({ values: { title: 'Changed again' }, revision: 5 });
  });
});

describe('the second save is told, sees both versions, chooses', () => {
  const overtaken = { ...stored, revision: 7, title: 'Theirs' };

  async function saveTooLate(theirs: Item | null) {
    const sent: [TitleValues, Item | null][] = [];
    const onSave = async (values: TitleValues, item: Item | null) => {
      sent.push([values, item]);
      if (sent.length === 1) throw new Conflict('Saved by somebody else', {});
      return created;
    };
    await renderScreen(<Harness item={stored} reload={async () => theirs} onSave={onSave} />);
    type('Mine');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('dialog');
    return sent;
  }

  test('mine is saved over the newer revision', async () => {
    const sent = await saveTooLate(overtaken);
    expect(screen.getByText('Theirs')).toBeDefined();

    fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }));

    await waitFor(() => expect(sent[1]).toEqual([{ title: 'Mine', note: '' }, overtaken]));
  });

  test('what differs from the newer one is kept, also when it was saved before', async () => {
    const onSave = async () => {
      throw new Conflict('Saved by somebody else', {});
    };
    await renderScreen(<Harness item={stored} reload={async () => overtaken} onSave={onSave} />);
    type('Mine');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Keep mine' }));

    type('Stored');

    await waitFor(() => expect(kept()).toMatchObject({ values: { title: 'Stored' }, revision: 7 }));
  });

  test('the saved one replaces what was typed', async () => {
    const sent = await saveTooLate(overtaken);

    fireEvent.click(screen.getByRole('button', { name: 'Take the saved one' }));

    await waitFor(() => expect(titleField().value).toBe('Theirs'));
    expect(sent).toHaveLength(1);
  });

  test('an item deleted meanwhile can be saved as a new one', async () => {
    const sent = await saveTooLate(null);

    fireEvent.click(screen.getByRole('button', { name: 'Save as new' }));

    await waitFor(() => expect(sent[1]).toEqual([{ title: 'Mine', note: '' }, null]));
    expect(readDraft('things/item1', { title: '' })).toBeNull();
  });
});
