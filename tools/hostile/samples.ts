import assert from 'node:assert/strict';
import { SITE_PAGES } from '../../cms/src/shared/site-pages.ts';
import { send, sendJson, signIn } from '../../scripts/testing/send.ts';
import { plain, starterWords } from '../../scripts/testing/starter-words.ts';
import type { TestSite } from '../../scripts/testing/test-site.ts';

/** Removes the samples, names another model and reads all pages and feeds: none has a name or a sentence of the samples. */
export async function withoutSamples({ environment: { publicUrl }, owner }: TestSite) {
  const headers = { authorization: await signIn(publicUrl, owner) };
  const ask = async (query: string, data = {}) =>
    JSON.parse((await sendJson(publicUrl, '/graphql', { query, variables: { data } }, headers)).body).data;
  const change = 'mutation ($data: SettingsInput!) { updateSettings(data: $data) { revision } }';
  await ask('mutation { removeSamples { removed } }');
  const { settings } = await ask('{ settings { siteTitle contactEmail revision } }');
  const other = { siteTitle: 'Thandi Mokoena', contactEmail: 'thandi@thandi.example' };
  const { updateSettings } = await ask(change, { ...other, revision: settings.revision });
  const pages = SITE_PAGES.flatMap(({ path }) => [path, `/v1${path}`]);
  const words = starterWords();
  for (const path of [...pages, '/feed.xml', '/atom.xml', '/feed.json', '/sitemap.xml']) {
    const shown = plain((await send(publicUrl, { method: 'GET', path })).body);
    assert.deepEqual(
      words.filter((text) => shown.includes(text)),
      [],
      path,
    );
  }
  await ask(change, { ...settings, ...updateSettings });
  await ask('mutation { bringSamplesBack { removed } }');
  assert.ok(plain((await send(publicUrl, { method: 'GET', path: '/bio' })).body).includes(words[0] ?? ''));
}
