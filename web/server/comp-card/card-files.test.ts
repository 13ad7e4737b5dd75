import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import type { CompCard } from '../../src/features/comp-card/queries';
import { startCmsStandIn } from '../../testing/cms-stand-in';
import { buildOrigin, namingRenderer } from '../../testing/public-origin';
import { readPdf } from '../../testing/read-pdf';
import type { Renderer } from '../pages/pages';

const pictureOf = (name: string): CompCard['pictures'][number] => ({
  picture: { src: `/uploads/${name}.jpg`, width: 900, height: 1200, alt: `Silk, ${name}`, focus: '50% 20%' },
  original: `/uploads/${name}.jpg`,
  focus: { x: 50, y: 20 },
});

const CARD: CompCard = {
  name: 'Amani Kito',
  pictures: ['one', 'two', 'three'].map(pictureOf),
  measurements: [{ label: 'Height', value: '188 cm' }],

  email: 'a@example.com',
  phone: '+254 700 000 000',
  phoneHref: 'tel:+254700000000',
};

/** Starts a CMS with photographs of light paper; the test may change the content of its card. */
async function startSite(first: CompCard = CARD) {
  const photograph = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#fefefe' } })
    .jpeg()
    .toBuffer();
  const content = { card: first, version: '1', ending: [] as { hash: string; lastDay: string }[] };
  const cms = await startCmsStandIn((request, response) => {
    if (request.url === '/uploads/gone.jpg') response.writeHead(404).end();
    else if (request.url?.startsWith('/uploads/')) response.end(photograph);
    else if (request.url === '/api/last-days') response.end(JSON.stringify(content.ending));
    else {
      const ownerSignedIn = request.headers.cookie === 'session=owner';
      response.end(JSON.stringify({ contentVersion: content.version, maintenance: false, ownerSignedIn }));
    }
  });
  const compCard = vi.fn<Renderer['compCard']>(async () => ({ kind: 'card', card: content.card }));
  const renderer: Renderer = { ...namingRenderer, compCard };
  const { server } = await buildOrigin({ cmsUrl: cms.url }, renderer);
  return { server, cms, content, compCard };
}

test('the card is two pages to print, with its text and fonts in it and read aloud in order', async () => {
  const { server } = await startSite();
  const answer = await server.inject({ url: '/comp-card.pdf' });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-cache',
    'content-disposition': 'inline; filename="amani-kito-comp-card.pdf"',
  });
  expect(answer.rawPayload.length).toBeLessThan(3_000_000);
  const { raw, streams, boxes } = readPdf(answer.rawPayload);
  for (const box of ['MediaBox', 'TrimBox', 'BleedBox'])
    expect(boxes(box), box).toEqual([
      [0, 0, 396, 612],
      [0, 0, 396, 612],
    ]);
  const fonts = raw.match(/\/FontName \/[A-Z]{6}\+[\w-]+/g);
  expect(fonts?.map((font) => font.split('+')[1]).sort()).toEqual([
    'BodoniModa-Regular',
    'InstrumentSans-Medium',
  ]);
  expect(raw.match(/\/FontFile2/g), 'each font is in the file').toHaveLength(2);
  const unicode = streams.filter((text) => text.includes('beginbfrange')).join();
  for (const letter of 'Amani Kito') {
    expect(unicode, letter).toContain(letter.charCodeAt(0).toString(16).padStart(4, '0'));
  }
  expect(raw).toContain('/Marked true');
  expect(raw).toContain('/Lang (en)');
  expect(raw).toContain('/DisplayDocTitle true');
  expect(raw).toContain('/Alt (Silk, one)');
  for (const role of ['Document', 'H1', 'H2', 'L', 'LI', 'Figure', 'Link'])
    expect(raw, role).toMatch(new RegExp(`/S /${role}\\b`));
});

test('a printer outside America gets A5, with bleed and the boxes that say where to cut', async () => {
  const { server } = await startSite();
  const answer = await server.inject({ url: '/comp-card.pdf?size=a5&bleed=1' });
  expect(answer.headers['content-disposition']).toContain('amani-kito-comp-card-a5-bleed.pdf');
  const { boxes } = readPdf(answer.rawPayload);
  const [trim = [], bleed = []] = [boxes('TrimBox')[0], boxes('BleedBox')[0]];
  expect([(trim[2] ?? 0) - (trim[0] ?? 0), (trim[3] ?? 0) - (trim[1] ?? 0)].map(Math.round)).toEqual([
    420, 595,
  ]);
  expect((trim[0] ?? 0) - (bleed[0] ?? 0)).toBeCloseTo((3 * 72) / 25.4, 1);
});

test('for a conversation it is one picture', async () => {
  const { server } = await startSite();
  const answer = await server.inject({ url: '/comp-card.jpg' });
  const { width, height, format } = await sharp(answer.rawPayload).metadata();
  expect({ width, height, format }).toEqual({ width: 1080, height: 1350, format: 'jpeg' });
});

test('refuses unknown forms of the card with a sentence', async () => {
  const { server } = await startSite();
  for (const url of ['/comp-card.pdf?size=a4', '/comp-card.pdf?bleed=5']) {
    const answer = await server.inject({ url });
    expect(answer.statusCode, url).toBe(400);
    expect(answer.body, url).toMatch(/\.$/);
  }
});

test('without pictures there is no file, in the look of the page', async () => {
  const { server } = await startSite({ ...CARD, pictures: [] });
  for (const url of ['/comp-card.pdf', '/comp-card.jpg']) {
    const answer = await server.inject({ url });
    expect([answer.statusCode, answer.body]).toEqual([404, '<title>/comp-card</title>']);
  }
});

test('a hundred who ask at once wait for one drawing, and who has it already gets nothing again', async () => {
  const { server, compCard } = await startSite();
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => server.inject({ url: '/comp-card.jpg' })),
  );
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(compCard).toHaveBeenCalledOnce();
  const etag = String(answers[0]?.headers.etag);
  const again = await server.inject({ url: '/comp-card.jpg', headers: { 'if-none-match': etag } });
  expect(again.statusCode).toBe(304);
});

test('a change is in the next file, and while the cms is away the last one is sent', async () => {
  const { server, cms, content } = await startSite();
  const before = await server.inject({ url: '/comp-card.jpg' });
  content.card = { ...CARD, name: 'Amani K.' };
  content.version = '2';
  await vi.waitFor(
    async () => {
      const after = await server.inject({ url: '/comp-card.jpg' });
      expect(after.headers.etag).not.toBe(before.headers.etag);
    },
    { timeout: 60_000, interval: 100 },
  );
  await cms.stop();
  const away = await server.inject({ url: '/comp-card.jpg' });
  expect(away.statusCode).toBe(200);
});

test('the files leave out a picture past its last day, even when only a kept card names it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { server, cms, content, compCard } = await startSite();
  const ask = async () => {
    vi.setSystemTime(Date.now() + 1100);
    return server.inject({ url: '/comp-card.jpg' });
  };
  const before = await ask();
  content.ending = [{ hash: 'two', lastDay: '2020-01-01' }];
  content.version = '2';
  compCard.mockResolvedValueOnce({
    kind: 'failure',
    failure: 'away',
    hasErrors: false,
    error: new Error('No'),
  });
  const after = await ask();
  expect(after.statusCode).toBe(200);
  expect(after.headers.etag).not.toBe(before.headers.etag);

  content.version = '3';
  compCard.mockResolvedValueOnce({
    kind: 'failure',
    failure: 'away',
    hasErrors: true,
    error: new Error('Null'),
  });
  expect((await ask()).statusCode, 'what it says may no longer be true').toBe(503);

  // The last day ends without a request to the CMS, which alone could supply other pictures.
  content.ending = [
    { hash: 'one', lastDay: new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10) },
  ];
  content.version = '4';
  expect((await ask()).statusCode).toBe(200);
  await cms.stop();
  expect((await ask()).statusCode).toBe(200);
  vi.setSystemTime(Date.now() + 24 * 3_600_000);
  expect((await ask()).statusCode).toBe(503);
  vi.useRealTimers();
});

test('the owner alone sees a choice that is not saved', async () => {
  const { server } = await startSite();
  const url = '/comp-card/preview.jpg?picture=/uploads/two.jpg,10,90';
  expect((await server.inject({ url })).statusCode).toBe(404);
  const headers = { cookie: 'session=owner' };
  const answer = await server.inject({ url, headers });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
  for (const elsewhere of [
    'http://10.0.0.1/a.jpg,1,1',
    '/api/users,1,1',
    '/uploads/a.jpg,101,1',
    '/uploads/..',
    '/uploads/..,1,1',
    '/uploads/.,1,1',
    '/uploads/../api/users,1,1',
    '/uploads/%2e%2e,1,1',
    '/uploads/,1,1',
    '/uploads/a%00.jpg,1,1',
  ]) {
    const refused = await server.inject({ url: `/comp-card/preview.jpg?picture=${elsewhere}`, headers });
    expect(refused.statusCode, elsewhere).toBe(400);
  }
  const missing = await server.inject({
    url: '/comp-card/preview.jpg?picture=/uploads/gone.jpg,1,1',
    headers,
  });
  expect(missing.statusCode).toBe(503);
  expect(missing.payload).toContain('This site is temporarily unavailable.');
});
