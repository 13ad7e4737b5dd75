import { expect } from '../../fixtures';
import { PUBLIC_PATHS } from '../../public-paths';
import { starterWordsIn } from '../../starter-words';
import { test } from './changed-settings';

const OTHERS = ['/', '/v1', '/feed.xml', '/atom.xml', '/feed.json', '/robots.txt', '/sitemap.xml'];
const OF_SAMPLES = /\/(portfolio|blog)\/./;

test('without the samples nothing that visitors can read speaks of them', async ({
  changeSettings,
  ownerApi,
  request,
}) => {
  await ownerApi.graphql('mutation { removeSamples { removed } }');
  try {
    await changeSettings({ siteTitle: 'Thandi Mokoena', contactEmail: 'thandi@thandi.example' });
    const map = await (await request.get('/sitemap.xml')).text();
    const listed = [...map.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(
      ([, path = '']) => path || '/',
    );
    const kinds = [...PUBLIC_PATHS.modern, ...PUBLIC_PATHS.classic].filter((path) => !OF_SAMPLES.test(path));
    for (const path of new Set([...OTHERS, ...listed, ...kinds])) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(200);
      expect(starterWordsIn(await answer.text()), path).toEqual([]);
    }
  } finally {
    await ownerApi.graphql('mutation { bringSamplesBack { removed } }');
  }
});

test('with the samples their words are found', async ({ request }) => {
  for (const path of ['/', '/bio', '/v1/projects', '/feed.xml'])
    expect(starterWordsIn(await (await request.get(path)).text()), path).not.toEqual([]);
});
