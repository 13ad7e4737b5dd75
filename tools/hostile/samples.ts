import assert from 'node:assert/strict';
import { SITE_PAGES } from '../../cms/src/shared/site-pages.ts';
import type { MailServer } from '../../scripts/testing/mail-server.ts';
import { makePapers, readPdf, signInOwner } from '../../scripts/testing/papers.ts';
import { waitForChange } from '../../scripts/testing/send.ts';
import { plain, starterWords } from '../../scripts/testing/starter-words.ts';
import type { TestSite } from '../../scripts/testing/test-site.ts';

const FILES = '/feed.xml /atom.xml /feed.json /events.ics /sitemap.xml /manifest.webmanifest'.split(' ');
/** Words of the subjects of the emails to a visitor, and of the owner's. */
const MAILS = ['your message', 'your application', 'your booking request', 'Quote Q-', 'New on your site'];

/** Visited pages ask for changes once a second; the rest is for a busy machine. */
const PATIENCE_MS = 30_000;

/**
 * Removes the samples, names another model in another country and reads pages, feeds, PDFs and emails: none has a name
 * or a sentence of the samples.
 */
export async function withoutSamples(site: TestSite, { received, arrived }: MailServer) {
  const { publicUrl } = site.environment;
  const words = starterWords();
  const hasSample = (body: string) => plain(body).includes(words[0] ?? '');
  const ask = await signInOwner(site);
  const read = async (path: string) => (await fetch(publicUrl + path)).text();
  const change = 'mutation ($data: SettingsInput!) { updateSettings(data: $data) { revision } }';
  await ask('mutation { removeSamples { removed } }');
  const fields = 'siteTitle contactEmail country timeZone currency revision';
  const { settings } = await ask(`{ settings { ${fields} } }`);
  const place = { country: 'ZA', timeZone: 'Africa/Johannesburg', currency: 'ZAR' };
  const other = { siteTitle: 'Thandi Mokoena', contactEmail: 'thandi@thandi.example', ...place };
  const { updateSettings } = await ask(change, { ...settings, ...other });
  await waitForChange(publicUrl, '/bio', ({ body }) => !hasSample(body), PATIENCE_MS);
  const papers = await makePapers(site, ask);
  await Promise.all(MAILS.map(arrived));
  const pages = SITE_PAGES.flatMap(({ path }) => [path, `/v1${path}`]);
  const texts = received.map((mail) => [mail, mail]);
  for (const path of [...pages, ...FILES, papers.page]) texts.push([path, await read(path)]);
  for (const path of papers.pdfs) texts.push([path, await readPdf(publicUrl + path)]);
  for (const [from, text = ''] of texts) {
    const shown = plain(text);
    assert.ok(shown, from);
    const found = [...words, 'amani', 'kenya', 'nairobi'].filter((word) => shown.includes(word));
    assert.deepEqual(found, [], from);
  }
  // The trials after this one run in the other country.
  await ask(change, { ...settings, ...place, ...updateSettings });
  await ask('mutation { bringSamplesBack { removed } }');
  await waitForChange(publicUrl, '/bio', ({ body }) => hasSample(body), PATIENCE_MS);
}
