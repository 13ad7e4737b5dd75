import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '../strapi/owner-session';
import { renderScreen } from '../testing/render-screen';
import { WhoIsShown } from './who-is-shown';

const sent = vi.fn();

beforeEach(() => {
  sent.mockReset();
  session.open('a token', 'amani');
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const { variables } = JSON.parse(body);
    sent(variables);
    return Response.json({ data: { stateWhoIsShown: { documentId: 'r1', people: variables.people } } });
  });
});

test('one tap says who can be recognised in a new image', async () => {
  await renderScreen(<WhoIsShown file="f1" />);
  fireEvent.click(screen.getByRole('radio', { name: 'Nobody' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ file: 'f1', people: 'nobody' }));
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Nobody' }).checked).toBe(true),
  );
  expect(screen.queryByRole('status')).toBeNull();
});

test('an image of a child is hidden, and the consent is one link away', async () => {
  await renderScreen(<WhoIsShown file="f1" />);
  fireEvent.click(screen.getByRole('radio', { name: 'A child' }));
  const link = await screen.findByRole('link', { name: 'Record the consent' });
  expect(link.getAttribute('href')).toContain('file=r1');
});
