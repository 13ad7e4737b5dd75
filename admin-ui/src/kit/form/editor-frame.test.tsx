import { notifications } from '@mantine/notifications';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Conflict, Refusal } from '../../strapi/errors';
import { renderScreen } from '../../testing/render-screen';
import {
  created,
  localDraft,
  saves,
  stored,
  type Thing,
  ThingForm,
  type ThingValues,
  titleField,
  type,
} from '../../testing/thing-form';

beforeEach(() => {
  localStorage.clear();
  notifications.clean();
});

describe('a failure stops the save and keeps the form', () => {
  test('a missing field is reported in a toast and at the field, gets the focus, and stops the save', async () => {
    const onSave = saves();
    await renderScreen(<ThingForm onSave={onSave} />);

    fireEvent.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Please enter a title')).toBeDefined();
    expect(titleField().getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(titleField().getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Fill in this field.');
    expect(document.activeElement).toBe(titleField());
    expect(onSave).not.toHaveBeenCalled();
  });

  test('a refusal of the CMS is shown at its field', async () => {
    const message = 'Enter 200 characters or fewer.';
    const onSave = async () => {
      throw new Refusal(message, 'BAD_USER_INPUT', [{ path: 'title', message }]);
    };
    await renderScreen(<ThingForm item={stored} onSave={onSave} />);
    type('Changed');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText(message)).toBeDefined();
    expect(titleField().getAttribute('aria-invalid')).toBe('true');
  });
});

describe('Forms in create and edit mode', () => {
  test('editing loads the item and sends its revision with the save', async () => {
    const onSave = saves();
    await renderScreen(<ThingForm item={stored} onSave={onSave} />);
    expect(titleField().value).toBe('Stored');

    type('Changed');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(onSave).toHaveBeenCalled());
    expect(onSave.mock.calls[0]?.slice(0, 2)).toEqual([{ title: 'Changed', note: '' }, stored]);
  });

  test('Ctrl-S saves, even while typing', async () => {
    const onSave = saves();
    await renderScreen(<ThingForm onSave={onSave} />);

    type('New');
    fireEvent.keyDown(titleField(), { key: 's', code: 'KeyS', ctrlKey: true });

    await waitFor(() => expect(onSave).toHaveBeenCalled());
  });
});

describe('a successful save leaves no draft', () => {
  const saved = { ...stored, revision: 5, title: 'Changed' };

  /** Opens the form, types and presses Save. `answer` sends the server's response. */
  async function saveSlowly() {
    let answer: () => void = () => {};
    const onClose = vi.fn();
    const onSave = () =>
      new Promise<Thing>((resolve) => {
        answer = () => resolve(saved);
      });
    const rendered = await renderScreen(<ThingForm item={stored} onSave={onSave} onClose={onClose} />);
    type('Changed');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(localDraft()).not.toBeNull());
    return { ...rendered, onClose, answer: () => act(async () => answer()) };
  }

  test('the form closes, its draft is deleted, and leaving does not ask', async () => {
    const { onClose, answer, router } = await saveSlowly();

    await answer();
    expect(onClose).toHaveBeenCalledOnce();
    expect(localDraft()).toBeNull();
    router.history.push('/elsewhere');

    expect(await screen.findByText('Elsewhere')).toBeDefined();
    expect(localDraft()).toBeNull();
  });

  test('a link pressed during the save is followed after the save', async () => {
    const { onClose, answer, router } = await saveSlowly();
    router.history.push('/elsewhere');
    await screen.findByRole('button', { name: 'Stay' });

    await answer();

    expect(await screen.findByText('Elsewhere')).toBeDefined();
    expect(onClose).not.toHaveBeenCalled();
  });

  test('the owner can leave during the save, and no draft remains', async () => {
    const { onClose, answer, router } = await saveSlowly();
    router.history.push('/elsewhere');
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByText('Elsewhere');

    await answer();

    expect(onClose).not.toHaveBeenCalled();
    expect(localDraft()).toBeNull();
  });

  test('text typed during the save is kept, based on the stored version', async () => {
    const { onClose, answer } = await saveSlowly();
    type('Changed again');

    await answer();

    expect(onClose).not.toHaveBeenCalled();
    expect(titleField().value).toBe('Changed again');
    expect(localDraft()).toMatchObject({ values: { title: 'Changed again' }, revision: 5 });
  });
});

describe('the second of two saves shows both versions and offers a choice', () => {
  const overtaken = { ...stored, revision: 7, title: 'Theirs' };

  async function saveTooLate(theirs: Thing | null) {
    const sent: [ThingValues, Thing | null][] = [];
    const onSave = async (values: ThingValues, item: Thing | null) => {
      sent.push([values, item]);
      if (sent.length === 1) throw new Conflict('Saved by somebody else', {});
      return created;
    };
    await renderScreen(<ThingForm item={stored} reload={async () => theirs} onSave={onSave} />);
    type('Mine');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('dialog');
    return sent;
  }

  test('"keep mine" saves over the newer revision', async () => {
    const sent = await saveTooLate(overtaken);
    expect(screen.getByText('Theirs')).toBeDefined();

    fireEvent.click(screen.getByRole('button', { name: 'Keep my version' }));

    await waitFor(() => expect(sent[1]).toEqual([{ title: 'Mine', note: '' }, overtaken]));
  });

  test('the draft that differs from the newer revision is kept, even if it was saved before', async () => {
    const onSave = async () => {
      throw new Conflict('Saved by somebody else', {});
    };
    await renderScreen(<ThingForm item={stored} reload={async () => overtaken} onSave={onSave} />);
    type('Mine');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Keep my version' }));

    type('Stored');

    await waitFor(() => expect(localDraft()).toMatchObject({ values: { title: 'Stored' }, revision: 7 }));
  });

  test('the stored version replaces the typed one', async () => {
    const sent = await saveTooLate(overtaken);

    fireEvent.click(screen.getByRole('button', { name: 'Use the saved version' }));

    await waitFor(() => expect(titleField().value).toBe('Theirs'));
    expect(sent).toHaveLength(1);
  });

  test('an item deleted during editing can be saved as a new one', async () => {
    const sent = await saveTooLate(null);

    fireEvent.click(screen.getByRole('button', { name: 'Save as new' }));

    await waitFor(() => expect(sent[1]).toEqual([{ title: 'Mine', note: '' }, null]));
    expect(localDraft()).toBeNull();
  });
});
