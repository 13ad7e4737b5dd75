import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { addDays } from '../../../../cms/src/shared/days';
import { siteDay } from '../../../../cms/src/shared/site-clock';
import { CardList } from '../../resource/use-listed';
import { session } from '../../strapi/owner-session';
import { renderScreen } from '../../testing/render-screen';
import { EventCard } from './event-screen';
import { events } from './resource';

const row = (title: string, date: string) => ({
  documentId: title,
  revision: 4,
  title,
  description: null,
  date,
  time: null,
  location: null,
  type: 'judging' as const,
  status: 'upcoming' as const,
  maxAttendees: 0,
  image: null,
});

test('an upcoming event whose day has passed can be completed with one tap', async () => {
  session.open('a token', 'amani');
  const sent: unknown[] = [];
  const passed = row('Gala', addDays(siteDay(), -1));
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_address: string, { body }: { body: string }) => {
      const { query, variables } = JSON.parse(body);
      if (query.startsWith('query Schedules')) return Response.json({ data: { schedules: [] } });
      sent.push(variables);
      return Response.json({ data: { saved: { ...passed, status: 'completed', revision: 5 } } });
    }),
  );
  const items = [events.toItem(passed), events.toItem(row('Finals', siteDay()))];
  const page = { items, total: 2, pageCount: 1 };
  await renderScreen(<CardList resource={events} page={page} onEdit={vi.fn()} Card={EventCard} />);
  expect(
    await screen.findAllByText('This date has passed. Visitors see the event as completed.'),
  ).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Mark Gala as completed' }));
  await vi.waitFor(
    () => expect(sent).toEqual([{ documentId: 'Gala', data: { status: 'completed', revision: 4 } }]),
    30_000,
  );
});
