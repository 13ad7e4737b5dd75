// @ts-check
/**
 * `npm run screenshots`: takes the pictures of README.md and docs/themes.md from the built site with starter content, one
 * message and two bookings. Writes `docs/screenshots`.
 */
import '../scripts/install/node-version.mjs';
import { join } from 'node:path';
import { ROOT } from '../scripts/config/paths.mjs';
import { installMissing } from '../scripts/install/install.mjs';
import { runProgram, temporaryFolder } from '../scripts/run/child-processes.mjs';

const PHONE = { width: 390, height: 760 };
const WIDE = { width: 1280, height: 760 };
/** Name of the file, page, size, and a text to scroll to. */
const PAGES = /** @type {const} */ ([
  ['home', '/', WIDE],
  ['story', '/portfolio/gathered-rose', PHONE],
  ['booking', '/book', PHONE],
  ['owner', '/admin/dashboard', PHONE, 'New enquiry'],
  ['classic', '/v1', WIDE],
  ['classic-initiative', '/v1/endeleza', PHONE],
]);
const JPEG = /** @type {const} */ ({ type: 'jpeg', quality: 80 });

const MESSAGE = {
  senderName: 'Wanjiru Kamau',
  senderEmail: 'wanjiru@example.org',
  subject: 'A talk for our students',
  message: 'Would you come and speak to forty students in February?',
};
const BOOKING = { service: 'Runway Model', quantity: 1, city: 'Nairobi', phone: '0712 345678' };
const CLIENTS = [
  { name: 'Atelier Baraka', email: 'studio@example.org' },
  { name: 'Kitenge Week', email: 'casting@example.org' },
];

const DAY_MS = 24 * 3_600_000;
/** @param {number} days */
const inDays = (days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Sends what the owner finds in the morning. @param {string} url */
async function fillDay(url) {
  const { formTokens, newKey, trustedId } = await import('../scripts/testing/people.ts');
  const { sendJson } = await import('../scripts/testing/send.ts');
  const bookings = CLIENTS.map((client, at) => {
    const day = inDays(20 + 9 * at);
    return { document: 'RequestBooking', data: { ...BOOKING, ...client, firstDay: day, lastDay: day } };
  });
  const forms = [{ document: 'SendMessage', data: MESSAGE }, ...bookings];
  const tokens = await formTokens(url, forms.length);
  for (const [at, { document, data }] of forms.entries()) {
    const variables = { data, proof: { formToken: tokens[at], submissionKey: newKey('picture') } };
    const { status, body } = await sendJson(url, '/graphql', { query: trustedId(document), variables });
    if (status !== 200 || body.includes('"errors"')) throw new Error(`${document}: ${status} ${body}`);
  }
}

await runProgram(async (cleanup) => {
  await installMissing();
  const { chromium } = await import('@playwright/test');
  const { provideChromium } = await import('../scripts/run/programs.ts');
  const { startTestSite, testSiteEnvironment } = await import('../scripts/testing/test-site.ts');
  const folder = temporaryFolder('site-screenshots', cleanup);
  const { environment, owner } = await startTestSite(await testSiteEnvironment(folder, 'data'), cleanup);
  await fillDay(environment.publicUrl);
  const browser = await chromium.launch({ executablePath: await provideChromium(), args: ['--no-sandbox'] });
  cleanup.onExit(() => browser.close());
  const context = await browser.newContext({ baseURL: environment.publicUrl, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill(owner.name);
  await page.getByLabel('Password').fill(owner.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/admin\/dashboard/);
  for (const [name, path, size, text] of PAGES) {
    await page.setViewportSize(size);
    await page.goto(path, { waitUntil: 'networkidle' });
    const shown = text && page.getByText(text).last();
    await shown?.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const file = join('docs', 'screenshots', `${name}.jpg`);
    await page.screenshot({ ...JPEG, path: join(ROOT, file) });
    console.log(file);
  }
});
