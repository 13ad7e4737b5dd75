import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../strapi/owner-session';
import { renderScreen } from '../../testing/render-screen';
import type { PublishCheck } from '../publish-check/use-publish-check';
import { ScheduleButton } from './schedule-button';

beforeEach(() => {
  session.open('a token', 'amani');
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ data: { schedules: [] } })),
  );
});

const open = vi.fn();
const editor = {
  item: { documentId: 'e1', revision: 1, title: 'Silk' },
  hasChanges: () => false,
};

const goesOut = () => screen.findByLabelText<HTMLInputElement>('Goes out');
const openDialog = () => fireEvent.click(screen.getByRole('button', { name: 'Schedule' }));

async function typeMoment() {
  const publishCheck = { open, panel: null } as unknown as PublishCheck;
  await renderScreen(
    <ScheduleButton contentType="api::event.event" editor={editor} publishCheck={publishCheck} />,
  );
  openDialog();
  fireEvent.change(await goesOut(), { target: { value: '2099-11-24T18:00' } });
}

test('a typed time remains after the readiness check', async () => {
  await typeMoment();

  fireEvent.click(screen.getByRole('button', { name: 'Ready to show?' }));
  await waitFor(() => expect(screen.queryByLabelText('Goes out')).toBeNull());
  expect(open).toHaveBeenCalledOnce();
  openDialog();

  expect((await goesOut()).value).toBe('2099-11-24T18:00');
});

test('closing the dialog discards a typed time', async () => {
  await typeMoment();

  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByLabelText('Goes out')).toBeNull());
  openDialog();

  expect((await goesOut()).value).toBe('');
});
