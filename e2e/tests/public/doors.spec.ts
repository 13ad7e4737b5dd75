import { storeRow, uniqueTitle } from '../../cms-data/owner-rows';
import { hashOf } from '../../cms-data/site-operations';
import { expect, test } from '../../fixtures';

test('a path that cannot be decoded is the page of a missing page', async ({ request, page }) => {
  const answer = await request.get('/blog/%E0%A4%A', { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  await page.setContent(await answer.text());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Page Not Found/i);
});

test('a visitor who sends changed filters with a known query is refused', async ({ request }) => {
  const variables = JSON.stringify({ page: 1, pageSize: 12, filters: { title: { contains: 'a' } } });
  const answer = await request.get('/graphql', {
    params: { query: hashOf('BlogPage'), variables },
  });
  expect([answer.status(), (await answer.json()).errors[0].message]).toEqual([400, 'filters is not known.']);
});

test('pages and the visitors who ask for their lists share answers', async ({ request }) => {
  await request.get('/events');
  const variables = JSON.stringify({ page: 1, pageSize: 24 });
  const answer = await request.get('/graphql', {
    params: { query: hashOf('EventPage'), variables },
  });
  expect(answer.headers()['cache-status']).toBe('site; hit');
});

test('browsers that look for an icon at its old address find one', async ({ request }) => {
  expect((await request.get('/favicon.ico')).status()).toBe(200);
});

test('a page that is rendered again after a save elsewhere is unchanged for a browser that has it', async ({
  request,
  ownerApi,
}) => {
  const path = `/rate-card?visit=${crypto.randomUUID()}`;
  const { etag } = (await request.get(path)).headers();
  await storeRow(ownerApi, 'Milestone', { title: uniqueTitle('Elsewhere') });
  const again = async () => (await request.get(path)).headers();
  await expect.poll(again).toMatchObject({ 'cache-status': 'site; fwd=miss; stored', etag });
});
