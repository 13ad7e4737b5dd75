import { type MutationOptions, QueryClient, QueryObserver, type QueryOptions } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { bio, milestones } from '../features/biography/resource';
import { deletePost, postQueries, savePost } from '../features/blog/post-queries';
import { dashboardQueries } from '../features/dashboard/queries';
import { events } from '../features/events/resource';
import type { Message } from '../features/messages/message';
import { markRead, messages } from '../features/messages/resource';
import { portfolio } from '../features/portfolio/resource';
import { projects } from '../features/projects/resource';
import { settings } from '../features/settings/resource';
import { decideVolunteers, volunteerPage, volunteers } from '../features/volunteers/resource';
import type { Volunteer } from '../features/volunteers/volunteer';
import { valuesOf } from '../kit/fields/fields';
import { Conflict, Gone, NotConfirmed, Refusal, SessionEnded, Unavailable } from '../strapi/errors';
import { session } from '../strapi/owner-session';
import { outcomeCaches } from './query-client';
import { showDone, showProblem } from './toasts';

vi.mock('./toasts');
vi.mock('./log');

const AWAY = 'The site cannot be reached at the moment. Please try again.';

const list = { q: '', page: 1 };
const post = {
  title: 'Silk',
  content: 'Cloth',
  tags: '',
  status: 'draft',
  searchTitle: '',
  searchDescription: '',
  image: null,
  previewPicture: null,
} as const;
const storedPost = { documentId: 'a', revision: 1, state: 'draft' } as Parameters<typeof savePost>[0];

/** The caches ignore the result type of a query. */
const load = (query: object) => query as QueryOptions;
const send = <Variables>(mutation: object, variables: Variables) =>
  [mutation as MutationOptions<unknown, Error, Variables>, variables] as const;

function answer(response: () => Response) {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => response()),
  );
}
const away = () => answer(() => new Response('', { status: 503 }));

const client = () =>
  new QueryClient({ ...outcomeCaches, defaultOptions: { queries: { retry: false, networkMode: 'always' } } });

async function saying(run: (queryClient: QueryClient) => Promise<unknown>) {
  await run(client()).catch(() => undefined);
  return vi.mocked(showProblem).mock.calls.map(([sentence]) => sentence);
}

beforeEach(() => {
  session.open('a token', 'amani');
  vi.mocked(showProblem).mockClear();
});

describe('A failed load names what is missing', () => {
  test.each([
    ['Failed to load dashboard data', load(dashboardQueries.overview())],
    [
      'Failed to load portfolio items',
      load(portfolio.queries.page({ ...list, sort: 'createdAt:desc', category: '' })),
    ],
    ['Failed to load bio content', load(bio.stored())],
    ['Failed to load milestones', load(milestones.queries.page({ ...list, sort: 'year:desc' }))],
    ['Failed to load blog posts', load(postQueries.page({ ...list, sort: 'listDate:desc' }))],
    ['Failed to load projects', load(projects.queries.page({ ...list, sort: 'createdAt:desc' }))],
    ['Failed to load events', load(events.queries.page({ ...list, tab: 'all', sort: 'date:desc' }))],
    ['Failed to load volunteers data', load(volunteerPage({ ...list, sort: 'createdAt:desc' }))],
    [
      'Failed to load messages',
      load(messages.queries.page({ ...list, tab: 'inbox', sort: 'createdAt:desc' })),
    ],
  ])('%s', async (sentence, query) => {
    away();

    expect(await saying((queryClient) => queryClient.fetchQuery(query as never))).toEqual([sentence]);
    expect(showProblem).toHaveBeenCalledWith(sentence, AWAY);
  });
});

test('a server failure shows the reference of its log entry', async () => {
  answer(() => new Response('', { status: 500, headers: { 'X-Request-Id': '3f9a1c0b7d2e' } }));

  await saying((queryClient) => queryClient.fetchQuery(load(bio.stored()) as never));

  expect(showProblem).toHaveBeenCalledWith(expect.any(String), `${AWAY} Reference: 3f9a1c0b7d2e.`);
});

describe('A failed save names what was not stored', () => {
  test.each([
    [
      'Failed to save portfolio item',
      send(portfolio.save(null), { title: 'a', category: '', description: '' }),
    ],
    ['Failed to delete portfolio item', send(portfolio.remove(), 'a')],
    ['Failed to save bio content', send(bio.save(null), { title: 'a', content: 'b' })],
    ['Failed to save milestone', send(milestones.save(null), { year: '1', title: 'a', description: 'b' })],
    ['Failed to delete milestone', send(milestones.remove(), 'a')],
    [`Failed to create blog post: ${AWAY}`, send(savePost(null), post)],
    [`Failed to update blog post: ${AWAY}`, send(savePost(storedPost), post)],
    ['Failed to delete blog post', send(deletePost(), 'a')],
    [
      'Failed to save project',
      send(projects.save(null), {
        title: 'a',
        description: 'b',
        duration: '',
        location: '',
        status: 'planning',
        volunteersCount: '0',
        acceptsVolunteers: false,
      }),
    ],
    ['Failed to delete project', send(projects.remove(), 'a')],
    [
      'Failed to save event',
      send(events.save(null), {
        title: 'a',
        description: '',
        date: '2026-01-01',
        time: '',
        location: '',
        type: 'judging',
        status: 'upcoming',
        maxAttendees: '0',
      }),
    ],
    ['Failed to delete event', send(events.remove(), 'a')],
    [
      'Failed to update volunteer status',
      send(decideVolunteers('approved'), [{ documentId: 'a', revision: 1, status: 'pending' } as Volunteer]),
    ],
    ['Failed to delete volunteer', send(volunteers.remove(), 'a')],
    ['Failed to delete message', send(messages.remove(), 'a')],
    [
      'Failed to save settings',
      send(settings.save(null), {
        siteTitle: 'a',
        contactEmail: '',
        enableBlog: true,
        enableVolunteers: true,
        autoApproveComments: false,
        maintenance: false,
      }),
    ],
  ])('%s', async (sentence, [mutation, variables]) => {
    away();

    const said = await saying((queryClient) =>
      queryClient
        .getMutationCache()
        .build(queryClient, mutation as never)
        .execute(variables as never),
    );

    expect(said).toEqual([sentence]);
  });

  test('a blog post that fails without a reason: An unexpected error occurred. Please try again.', async () => {
    answer(() => new Response('{}', { status: 200, headers: { 'Content-Type': 'application/json' } }));

    const said = await saying((queryClient) =>
      queryClient.getMutationCache().build(queryClient, savePost(null)).execute(post),
    );

    expect(said).toEqual(['An unexpected error occurred. Please try again.']);
  });

  test('a failed mark-as-read is only logged', async () => {
    away();

    const said = await saying((queryClient) =>
      queryClient
        .getMutationCache()
        .build(queryClient, markRead())
        .execute({ messages: [{ documentId: 'a', revision: 1 } as Message], flags: { isRead: true } }),
    );

    expect(said).toEqual([]);
  });
});

describe('A success is reported', () => {
  const row = { title: 'a', intro: '', content: 'b', professionalBackground: [], image: null };
  test.each([
    ['Bio content created successfully', null],
    ['Bio content updated successfully', { documentId: 'a', revision: 1, ...row }],
  ])('%s', async (sentence, stored) => {
    answer(() => Response.json({ data: { saved: { documentId: 'a', ...row } } }));
    const queryClient = client();

    await queryClient
      .getMutationCache()
      .build(queryClient, bio.save(stored))
      .execute(valuesOf(bio.fields, row));

    expect(showDone).toHaveBeenCalledWith(sentence);
  });
});

describe('After a failed write', () => {
  /** Loads a list on screen, then lets a write fail. */
  const failBeside = async (error: Error, read: () => Promise<string[]>) => {
    const queryClient = client();
    queryClient.clear();
    const meta = { loadFailure: 'Failed to load things' };
    const list = { queryKey: ['things'], queryFn: read, staleTime: Number.POSITIVE_INFINITY, meta };
    await queryClient.fetchQuery(list);
    const leave = new QueryObserver(queryClient, list).subscribe(() => undefined);
    const write = { mutationFn: () => Promise.reject(error), meta: { failed: 'Failed to save thing' } };
    await queryClient
      .getMutationCache()
      .build(queryClient, write)
      .execute(undefined)
      .catch(() => undefined);
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0), 30_000);
    leave();
  };

  test.each([
    ['its answer was lost', new Unavailable(AWAY)],
    ['somebody else has saved', new Conflict('Saved by somebody else', {})],
    ['somebody else has deleted the item', new Gone('Deleted')],
  ])('%s: reloads what is on screen', async (_reason, error) => {
    const read = vi.fn(async () => ['Silk']);

    await failBeside(error, read);

    expect(read).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['it was refused', new Refusal('Too long', 'BAD_USER_INPUT')],
    ['nobody is signed in', new SessionEnded()],
    ['the owner did not confirm', new NotConfirmed()],
  ])('%s: reloads nothing, because nothing has changed', async (_reason, error) => {
    const read = vi.fn(async () => ['Silk']);

    await failBeside(error, read);

    expect(read).toHaveBeenCalledTimes(1);
  });

  test('a reload that fails for the same reason shows no second message', async () => {
    const read = vi.fn(async () => ['Silk']).mockResolvedValueOnce(['Silk']);
    read.mockRejectedValueOnce(new Unavailable(AWAY));

    await failBeside(new Unavailable(AWAY), read);

    expect(read).toHaveBeenCalledTimes(2);
    expect(vi.mocked(showProblem).mock.calls).toEqual([['Failed to save thing', AWAY]]);
  });
});
