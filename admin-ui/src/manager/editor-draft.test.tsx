import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderScreen } from '../testing/render-screen';
import { kept, saves, stored, ThingForm, titleField, type, typeNote } from '../testing/thing-form';

beforeEach(() => localStorage.clear());

type FormProps = Parameters<typeof ThingForm>[0];

/** Somebody who has left in the middle of a sentence opens the form again. */
async function comeBack(again: FormProps = {}) {
  const first = await renderScreen(<ThingForm {...again} item={stored} />);
  type('Half a sentence');
  first.unmount();
  return renderScreen(<ThingForm item={stored} {...again} />);
}

describe('the form survives', () => {
  test('what was typed is back after a reload, based on the revision it was written on', async () => {
    const onSave = saves();
    await comeBack({ item: { ...stored, revision: 9, title: 'Newer' }, onSave });

    expect(titleField().value).toBe('Half a sentence');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSave.mock.calls[0]?.[1]).toMatchObject({ revision: 4 }));
  });

  test('a kept draft can be discarded', async () => {
    await comeBack();

    fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }));

    expect(titleField().value).toBe('Stored');
    expect(kept()).toBeNull();
  });

  test('what was typed and taken back is not unsaved any more', async () => {
    const { router } = await renderScreen(<ThingForm item={stored} />);
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
    await comeBack({ item: { ...stored, revision: 9, title: 'Newer' }, onSave });

    type('Newer');

    await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull());
    type('Newest');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSave.mock.calls[0]?.[1]).toMatchObject({ revision: 9 }));
  });

  test('a draft is unsaved also when something else in the form was typed and taken back', async () => {
    const { router } = await comeBack();

    typeNote('x');
    typeNote('');

    router.history.push('/elsewhere');
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByText('Elsewhere');
    expect(kept()).toMatchObject({ values: { title: 'Half a sentence' } });
  });

  test('what is typed after a create that left something to do belongs to what was created', async () => {
    const first = await renderScreen(<ThingForm stays />);
    type('First');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('heading', { name: 'Edit Thing' });
    type('Second');
    first.unmount();

    expect(kept('new')).toBeNull();
    expect(kept()).toMatchObject({
      values: { title: 'Second' },
      revision: 4,
    });
  });

  test('a form that stays shows what the CMS made of its values, and has nothing left to lose', async () => {
    const onSave = async () => ({ ...stored, revision: 5, title: 'Made of it' });
    const { router } = await renderScreen(<ThingForm item={stored} onSave={onSave} stays />);
    type('Changed');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(titleField().value).toBe('Made of it'));
    expect(kept()).toBeNull();
    router.history.push('/elsewhere');
    expect(await screen.findByText('Elsewhere')).toBeDefined();
  });

  test('leaving with unsaved changes is asked first', async () => {
    const { router } = await renderScreen(<ThingForm item={stored} />);
    type('Changed');

    router.history.push('/elsewhere');
    fireEvent.click(await screen.findByRole('button', { name: 'Stay' }));

    expect(router.state.location.pathname).toBe('/');
  });

  test('leaving without changes is not', async () => {
    const { router } = await renderScreen(<ThingForm item={stored} />);

    router.history.push('/elsewhere');

    expect(await screen.findByText('Elsewhere')).toBeDefined();
  });
});
