import { notifications } from '@mantine/notifications';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../strapi/owner-session';
import { renderScreen } from '../../testing/render-screen';
import { DecisionButton } from './decision-button';
import type { Volunteer, VolunteerStatus } from './volunteer';

const volunteer = (documentId: string, status: VolunteerStatus) =>
  ({ documentId, revision: 1, name: documentId, status }) as Volunteer;

/** Requests to the CMS: 'amina pending 2' */
let stored: string[];
/** Volunteers changed by someone else since they were read. */
let overtaken: string[];

beforeEach(() => {
  notifications.clean();
  session.open('a token', 'amani');
  stored = [];
  overtaken = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_address: string, { body }: { body: string }) => {
      const { documentId, data } = JSON.parse(body).variables;
      if (overtaken.includes(documentId)) return Response.json({ data: { saved: null } });
      stored.push(`${documentId} ${data.status} ${data.revision}`);
      const saved = {
        documentId,
        name: documentId,
        status: data.status,
        revision: data.revision + 1,
      };
      return Response.json({ data: { saved } });
    }),
  );
});

test('decides only pending volunteers and counts the others', async () => {
  const ticked = [
    volunteer('amina', 'pending'),
    volunteer('brian', 'rejected'),
    volunteer('chloe', 'pending'),
  ];
  await renderScreen(<DecisionButton decision="approved" volunteers={ticked} />);

  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));

  expect(
    await screen.findByText('2 volunteers approved. 1 skipped because they are no longer pending.'),
  ).toBeDefined();
  expect(stored).toEqual(['amina approved 1', 'chloe approved 1']);
});

test('Undo leaves the volunteers pending', async () => {
  await renderScreen(<DecisionButton decision="rejected" volunteers={[volunteer('amina', 'pending')]} />);
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
  await screen.findByText('Volunteer rejected');

  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));

  await waitFor(() => expect(stored).toEqual(['amina rejected 1', 'amina pending 2']));
});

test('an Undo that comes too late reports it', async () => {
  const ticked = [volunteer('amina', 'pending'), volunteer('chloe', 'pending')];
  await renderScreen(<DecisionButton decision="rejected" volunteers={ticked} />);
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
  await screen.findByText('2 volunteers rejected');
  overtaken = ['amina'];

  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));

  expect(await screen.findByText('1 item was changed elsewhere and was not undone')).toBeDefined();
  expect(stored.at(-1)).toBe('chloe pending 2');
});

test('a decision that changed nothing offers no Undo', async () => {
  overtaken = ['amina'];
  await renderScreen(<DecisionButton decision="approved" volunteers={[volunteer('amina', 'pending')]} />);

  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));

  expect(
    await screen.findByText('0 volunteers approved. 1 skipped because they are no longer pending.'),
  ).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
