import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { UnsavedGuard } from './unsaved-guard';

const open = (survivesSearch = false) =>
  renderScreen(
    <UnsavedGuard
      hasChanges={() => true}
      isSaving={false}
      blockedNavigation={{ current: null }}
      survivesSearch={survivesSearch}
    />,
  );
const isAsked = () => screen.findByRole('button', { name: 'Stay' });

test('unsaved changes prompt before the search of the same page changes', async () => {
  const { router } = await open();

  router.history.push('/?page=2');

  expect(await isAsked()).toBeDefined();
});

test('a form that survives a search change prompts only before another page', async () => {
  const { router } = await open(true);

  router.history.push('/?page=2');
  await waitFor(() => expect(router.state.location.search).toEqual({ page: 2 }));
  expect(screen.queryByRole('dialog')).toBeNull();

  router.history.push('/elsewhere');
  expect(await isAsked()).toBeDefined();
});

test('changes that the owner gives up are discarded only by their button', async () => {
  const discard = vi.fn();
  const { router } = await renderScreen(
    <UnsavedGuard
      hasChanges={() => true}
      isSaving={false}
      blockedNavigation={{ current: null }}
      survivesSearch={false}
      onDiscard={discard}
    />,
  );
  router.history.push('/elsewhere');
  await isAsked();
  expect(discard).not.toHaveBeenCalled();

  fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }));

  expect(discard).toHaveBeenCalledOnce();
});
