import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { localDraft, saves, stored, ThingForm, titleField, type, typeNote } from '../../testing/thing-form';

beforeEach(() => localStorage.clear());

type FormProps = Parameters<typeof ThingForm>[0];

/** Opens the form, types half a sentence, leaves, and opens the form again. */
async function comeBack(again: FormProps = {}) {
  const first = await renderScreen(<ThingForm {...again} item={stored} />);
  type('Half a sentence');
  first.unmount();
  return renderScreen(<ThingForm item={stored} {...again} />);
}

describe('Drafts of a form', () => {
  test('restores typed text after a reload, based on the revision it was written on', async () => {
    const onSave = saves();
    await comeBack({ item: { ...stored, revision: 9, title: 'Newer' }, onSave });

    expect(titleField().value).toBe('Half a sentence');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSave.mock.calls[0]?.[1]).toMatchObject({ revision: 4 }));
  });

  test('a draft can be discarded', async () => {
    await comeBack();

    fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }));

    expect(titleField().value).toBe('Stored');
    expect(localDraft()).toBeNull();
  });

  test('typing and undoing leaves no unsaved changes', async () => {
    const { router } = await renderScreen(<ThingForm item={stored} />);
    type('Changed');
    await waitFor(() => expect(localDraft()).not.toBeNull());

    type('Stored');

    await waitFor(() => expect(localDraft()).toBeNull());
    router.history.push('/elsewhere');
    expect(await screen.findByText('Elsewhere')).toBeDefined();
    expect(localDraft()).toBeNull();
  });

  test('a draft that equals the stored version is not offered, and the form continues from the stored version', async () => {
    const onSave = saves();
    await comeBack({ item: { ...stored, revision: 9, title: 'Newer' }, onSave });

    type('Newer');

    await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull());
    type('Newest');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSave.mock.calls[0]?.[1]).toMatchObject({ revision: 9 }));
  });

  test('a draft stays unsaved after another field is changed and changed back', async () => {
    const { router } = await comeBack();

    typeNote('x');
    typeNote('');

    router.history.push('/elsewhere');
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByText('Elsewhere');
    expect(localDraft()).toMatchObject({ values: { title: 'Half a sentence' } });
  });

  test('text typed after a partly failed create belongs to the created item', async () => {
    const first = await renderScreen(<ThingForm stays />);
    type('First');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('heading', { name: 'Edit Thing' });
    type('Second');
    first.unmount();

    expect(localDraft('new')).toBeNull();
    expect(localDraft()).toMatchObject({
      values: { title: 'Second' },
      revision: 4,
    });
  });

  test('a form that stays open shows the values the CMS stored, and has no unsaved changes', async () => {
    const onSave = async () => ({ ...stored, revision: 5, title: 'Made of it' });
    const { router } = await renderScreen(<ThingForm item={stored} onSave={onSave} stays />);
    type('Changed');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(titleField().value).toBe('Made of it'));
    expect(localDraft()).toBeNull();
    router.history.push('/elsewhere');
    expect(await screen.findByText('Elsewhere')).toBeDefined();
  });

  test('leaving with unsaved changes asks first', async () => {
    const { router } = await renderScreen(<ThingForm item={stored} />);
    type('Changed');

    router.history.push('/elsewhere');
    fireEvent.click(await screen.findByRole('button', { name: 'Stay' }));

    expect(router.state.location.pathname).toBe('/');
  });

  test('leaving without changes does not ask', async () => {
    const { router } = await renderScreen(<ThingForm item={stored} />);

    router.history.push('/elsewhere');

    expect(await screen.findByText('Elsewhere')).toBeDefined();
  });
});
