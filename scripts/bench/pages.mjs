// @ts-check
import { Stop } from '../stop.mjs';

const MODERN = [
  '/',
  '/bio',
  '/about-roles',
  '/portfolio',
  '/blog',
  '/events',
  '/projects',
  '/endeleza',
  '/rate-card',
  '/volunteer',
  '/contact',
  '/privacy-policy',
  '/copyright',
];
const CLASSIC = [
  '',
  '/bio',
  '/portfolio',
  '/blog',
  '/events',
  '/projects',
  '/endeleza',
  '/volunteer',
  '/contact',
];

/**
 * @param {string} url
 * @param {string} path
 */
async function textOf(url, path) {
  const answer = await fetch(new URL(path, url));
  if (!answer.ok) throw new Stop(`${path} answered ${answer.status}.`);
  return answer.text();
}

/**
 * The path of the newest post, as the feed names it.
 *
 * @param {string} url
 */
export async function newestPost(url) {
  const { items } = JSON.parse(await textOf(url, '/feed.json'));
  return new URL(items[0].url).pathname;
}

/**
 * The four pages that are looked at closely.
 *
 * @param {string} url
 * @returns {Promise<{ name: string, path: string }[]>}
 */
export async function mainPages(url) {
  return [
    { name: 'home', path: '/' },
    { name: 'portfolio', path: '/portfolio' },
    { name: 'blog', path: '/blog' },
    { name: 'post', path: await newestPost(url) },
  ];
}

/**
 * Every public page, one post and one project for all of them.
 *
 * @param {string} url
 * @returns {Promise<{ name: string, path: string }[]>}
 */
export async function publicPages(url) {
  const post = await newestPost(url);
  const project = /\/projects\/[a-z0-9]+/.exec(await textOf(url, '/sitemaps/projects-1.xml'))?.[0];
  return [
    ...MODERN.map((path) => ({ name: path, path })),
    { name: '/blog/…', path: post },
    ...(project ? [{ name: '/projects/…', path: project }] : []),
    ...CLASSIC.map((path) => ({ name: `/v1${path}`, path: `/v1${path}` })),
    { name: '/v1/blog/…', path: `/v1${post}` },
  ];
}

let asked = 0;

/**
 * The same page at an address nobody has asked for, so that no cache of pages has it.
 *
 * @param {string} path
 */
export function uncached(path) {
  asked += 1;
  return `${path}?visit=${asked}`;
}
