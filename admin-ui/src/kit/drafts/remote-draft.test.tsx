import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { Fields } from '../fields/field';
import { requiredText, type Shown, type Values } from '../fields/fields';
import { EditorFrame } from '../form/editor-frame';
import type { Editable } from '../form/use-draft';
import { useEditorForm } from '../form/use-editor-form';
import { wording } from '../wording';
import { type DraftServer, type RemoteDraft, setDraftServer } from './remote-draft';

const fields = { title: requiredText({ label: 'Title' }) };
interface Item extends Editable, Shown<typeof fields> {}
const stored: Item = { documentId: 'item1', revision: 4, title: 'Stored' };

/** Drafts that the fake CMS has stored. */
let kept: Map<string, RemoteDraft>;
let isAway = false;

const server: DraftServer = {
  read: async (name) => {
    if (isAway) throw new Error('away');
    return kept.get(name) ?? null;
  },
  keep: async (name, draft) => {
    if (isAway) throw new Error('away');
    const there = kept.get(name)?.revision ?? 0;
    if (there !== draft.revision) return { kept: false, revision: there };
    kept.set(name, { ...draft, revision: there + 1, keptAt: new Date().toISOString() });
    return { kept: true, revision: there + 1 };
  },
  drop: async (name, revision) => {
    if (isAway) throw new Error('away');
    if (kept.get(name)?.revision === revision) kept.delete(name);
  },
};

function Form({ item }: { item: Item }) {
  const editor = useEditorForm({
    draft: 'things',
    item,
    fields,
    stored: (documentId) => ({ queryKey: ['things', documentId], queryFn: async () => item }),
    save: () => ({
      mutationFn: async (values: Values<typeof fields>) => ({ ...item, ...values, revision: 5 }),
    }),
  });
  return (
    <EditorFrame
      editor={editor}
      submitLabel="Save"
      busyLabel="Saving..."
      onSubmit={(values) => editor.send(values, { stays: true })}
    >
      <Fields editor={editor} />
    </EditorFrame>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>(/^Title/);
/** Waits longer than the pause after typing and the responses. */
const pass = () => act(() => vi.advanceTimersByTimeAsync(5000));
const change = (text: string) => fireEvent.change(field(), { target: { value: text } });
const typeIn = async (text: string) => {
  change(text);
  await pass();
};
const open = async (item = stored) => {
  await renderScreen(<Form item={item} />);
  await pass();
};
const reopen = async (item = stored) => {
  cleanup();
  await open(item);
};
/** Opens the form for the same account on a device without drafts. */
const openElsewhere = async (item = stored) => {
  cleanup();
  localStorage.clear();
  await open(item);
};
const isOffered = () => screen.queryByText(wording.remoteDraft.take) !== null;
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass();
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  kept = new Map();
  isAway = false;
  setDraftServer(server);
});
afterEach(() => {
  setDraftServer(undefined);
  vi.useRealTimers();
});

test('text typed on one device is offered on another and continued there', async () => {
  await open();
  await typeIn('Silk');
  await openElsewhere();
  expect(field().value).toBe('Stored');
  await press(wording.remoteDraft.take);
  expect(field().value).toBe('Silk');
  await typeIn('Silk and wool');
  expect(kept.get('things/item1')?.values).toEqual({ title: 'Silk and wool' });
});

test('a device is not offered its own draft', async () => {
  await open();
  await typeIn('Silk');
  await reopen();
  expect(isOffered()).toBe(false);
  expect(field().value).toBe('Silk');
});

test('when two devices type at once, the later one is notified and overwrites nothing', async () => {
  await open();
  await typeIn('Silk');
  kept.set('things/item1', {
    values: { title: 'Wool' },
    itemRevision: 4,
    revision: 2,
    keptAt: new Date().toISOString(),
  });
  await typeIn('Silk again');
  expect(screen.getByText(wording.remoteDraft.take)).toBeDefined();
  expect(kept.get('things/item1')?.values).toEqual({ title: 'Wool' });
  await press(wording.remoteDraft.take);
  const both = screen.getByRole('dialog').textContent;
  expect(both).toContain('Wool');
  expect(both).toContain('Silk again');
  await press(wording.remoteDraft.conflict.takeTheirs);
  await pass();
  expect(kept.get('things/item1')?.values).toEqual({ title: 'Silk again' });
});

test('text typed here is kept after the other device finishes its draft', async () => {
  await open();
  await typeIn('Silk');
  kept.delete('things/item1');
  await typeIn('Silk again');
  expect(kept.get('things/item1')?.values).toEqual({ title: 'Silk again' });
});

test('a draft from before a save is shown beside the saved version', async () => {
  await open();
  await typeIn('Silk');
  await openElsewhere({ ...stored, revision: 5, title: 'Saved meanwhile' });
  await press(wording.remoteDraft.take);
  expect(screen.getByRole('dialog').textContent).toContain('Saved meanwhile');
  await press(wording.remoteDraft.conflict.keepMine);
  expect(field().value).toBe('Silk');
});

test('a saved draft is deleted on the server', async () => {
  await open();
  await typeIn('Silk');
  await press('Save');
  expect(kept.size).toBe(0);
});

test('typing and undoing leaves no draft on the server', async () => {
  await open();
  await typeIn('Silk');
  await typeIn('Stored');
  expect(kept.size).toBe(0);
  await typeIn('Wool');
  expect(kept.get('things/item1')?.values).toEqual({ title: 'Wool' });
});

test("another device's draft is still offered after typing and undoing here", async () => {
  await open();
  await typeIn('Silk');
  await openElsewhere();
  await typeIn('Wool');
  await typeIn('Stored');
  expect(kept.get('things/item1')?.values).toEqual({ title: 'Silk' });
  await press(wording.remoteDraft.take);
  expect(field().value).toBe('Silk');
});

test('while the server is unreachable, the form reports that it keeps the draft on this device, and sends it later', async () => {
  await open();
  isAway = true;
  await typeIn('Silk');
  expect(screen.getByText(wording.remoteDraft.onlyHere)).toBeDefined();
  isAway = false;
  fireEvent(window, new Event('online'));
  await pass();
  expect(screen.queryByText(wording.remoteDraft.onlyHere)).toBeNull();
  expect(kept.get('things/item1')?.values).toEqual({ title: 'Silk' });
});

describe('While the draft cannot be ended on the server', () => {
  test('text older than the saved version is not offered, and is deleted when the form opens again', async () => {
    await open();
    await typeIn('Silk');
    isAway = true;
    change('Silk and wool');
    await press('Save');
    expect(kept.get('things/item1')?.values).toEqual({ title: 'Silk' });
    isAway = false;
    await reopen({ ...stored, revision: 5, title: 'Silk and wool' });
    expect(isOffered()).toBe(false);
    expect(field().value).toBe('Silk and wool');
    expect(kept.size).toBe(0);
  });

  test('older text is not offered even if the server was unreachable since the form opened', async () => {
    await open();
    await typeIn('Silk');
    isAway = true;
    await reopen();
    change('Silk and wool');
    await press('Save');
    isAway = false;
    await reopen({ ...stored, revision: 5, title: 'Silk and wool' });
    expect(isOffered()).toBe(false);
    expect(kept.size).toBe(0);
  });

  test('a discarded draft is not offered again', async () => {
    await open();
    await typeIn('Silk');
    await openElsewhere();
    isAway = true;
    await press(wording.remoteDraft.discard);
    isAway = false;
    await reopen();
    expect(isOffered()).toBe(false);
    expect(kept.size).toBe(0);
  });

  test('a draft that another device continues is still offered', async () => {
    await open();
    await typeIn('Silk');
    isAway = true;
    await press('Save');
    isAway = false;
    await server.keep('things/item1', { values: { title: 'Linen' }, itemRevision: 4, revision: 1 });
    await reopen({ ...stored, revision: 5, title: 'Silk' });
    expect(isOffered()).toBe(true);
    expect(kept.get('things/item1')?.values).toEqual({ title: 'Linen' });
  });
});
