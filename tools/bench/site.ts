import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CommandError } from '../../scripts/config/command-error.mjs';
import { freePort } from '../../scripts/install/preflight.mjs';
import type { Cleanup } from '../../scripts/run/child-processes.mjs';
import { becomesQuiet, restingMemory } from '../../scripts/testing/memory.ts';
import { startTestSite, testSiteEnvironment } from '../../scripts/testing/test-site.ts';
import { addContent } from './content.ts';

const WANTED_PORT = 3950;
/** The first visit compresses quickly, the second finds the better compression done, the third proves it. */
const VISITS_BEFORE = 3;
const COMPRESSED_WITHIN_MS = 500;
/** An IP address: a name would be looked up, and perhaps tried as IPv6 first. */
const HOST = '127.0.0.1';
const MODERN =
  '/ /bio /about-roles /portfolio /blog /events /projects /endeleza /rate-card /volunteer /contact /privacy-policy /copyright';
const CLASSIC =
  '/v1 /v1/bio /v1/portfolio /v1/blog /v1/events /v1/projects /v1/endeleza /v1/volunteer /v1/contact';

/** The built product, running on its own data. */
export type Site = Awaited<ReturnType<typeof startSite>>;

/**
 * Starts the built product and waits until it is idle.
 *
 * @param name of its data folder below `folder`
 * @param more additional variables of its environment
 */
export async function startSite(
  folder: string,
  name: string,
  cleanup: Cleanup,
  more: NodeJS.ProcessEnv = {},
) {
  const port = String(await freePort(WANTED_PORT));
  const own = { HOST, PORT: port, PUBLIC_URL: `http://${HOST}:${port}`, TRUST_PROXY: '0', ...more };
  const site = await startTestSite(await testSiteEnvironment(folder, name, own), cleanup);
  const { environment, owner, stack } = site;
  const pids = stack.services.map(({ pid }) => pid ?? 0);
  await becomesQuiet(pids[0] ?? 0);
  return {
    url: environment.publicUrl,
    environment,
    dataDir: environment.dataDir,
    owner,
    /** In MB, after a short rest. */
    memory: async () => {
      const [cms, web] = await restingMemory(pids);
      return { web, cms };
    },
    stop: stack.stop,
  };
}

/** Starts the product on a copy of a stopped site's data with more content. */
export async function startLargerSite(origin: Site, items: number, folder: string, cleanup: Cleanup) {
  const name = `with-${items}`;
  cpSync(origin.dataDir, join(folder, name), { recursive: true });
  addContent(join(folder, name), items);
  // The copied database has the owner's account.
  return { ...(await startSite(folder, name, cleanup)), owner: origin.owner };
}

async function textOf(url: string, path: string) {
  const answer = await fetch(new URL(path, url));
  if (!answer.ok) throw new CommandError(`${path} answered ${answer.status}.`);
  return answer.text();
}

export async function newestPost(url: string) {
  const { items } = JSON.parse(await textOf(url, '/feed.json'));
  return new URL(items[0].url).pathname;
}

export interface NamedPage {
  name: string;
  path: string;
}

/** A story of the starter content. */
const STORY = '/portfolio/gathered-rose';

/** The pages that are measured in detail. */
export const mainPages = async (url: string): Promise<NamedPage[]> => [
  { name: 'home', path: '/' },
  { name: 'portfolio', path: '/portfolio' },
  { name: 'blog', path: '/blog' },
  { name: 'post', path: await newestPost(url) },
  { name: 'story', path: STORY },
];

/** Returns every public page, with one post and one project. */
export async function publicPages(url: string): Promise<NamedPage[]> {
  const post = await newestPost(url);
  const project = /\/projects\/[a-z0-9]+/.exec(await textOf(url, '/sitemaps/projects-1.xml'))?.[0];
  const named = (paths: string) => paths.split(' ').map((path) => ({ name: path, path }));
  return [
    ...named(MODERN),
    { name: '/blog/…', path: post },
    { name: '/portfolio/…', path: STORY },
    ...(project ? [{ name: '/projects/…', path: project }] : []),
    ...named(CLASSIC),
    { name: '/v1/blog/…', path: `/v1${post}` },
    { name: '/v1/portfolio/…', path: `/v1${STORY}` },
  ];
}

/** Visits a page until it is cached with the best compression, as the static copy is from the beginning. */
export async function visitBefore(url: string) {
  for (let visit = 0; visit < VISITS_BEFORE; visit += 1) {
    const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
    await pause(COMPRESSED_WITHIN_MS);
  }
}
