// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CMS, WEB } from '../paths.mjs';
import { anyText, anything } from './random.mjs';

/**
 * @import { Random } from './random.mjs'
 * @import { Known } from './graphql-requests.mjs'
 * @import { Sent } from './send.mjs'
 *
 * @typedef {Sent & { name: string }} Named
 */

const HALF_A_PAIR = /\p{Surrogate}/u;
const METHODS = ['GET', 'GET', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];
const OPERATORS = [
  '$eq',
  '$in',
  '$between',
  '$null',
  '$contains',
  '$gt',
  '$not',
  '$or',
  '$and',
  '$jsonSupersetOf',
  '$x',
];
/** The settings' own switches would answer everything after them with 503, as they should. */
const NO_SWITCHES = 'settings';
/** Signing out would end the run's own access. */
const AUTH = [
  '/api/auth/local',
  '/api/auth/refresh',
  '/api/auth/local/register',
  '/api/auth/forgot-password',
];
const PANEL = [
  '/admin/login',
  '/admin/init',
  '/admin/register-admin',
  '/admin/users/me',
  '/content-manager/collection-types/api::message.message',
  '/content-type-builder/content-types',
  '/upload/files',
  '/users-permissions/roles',
  '/i18n/locales',
  '/_health',
];
const FILES = [
  '/robots.txt',
  '/sitemap.xml',
  '/feed.xml',
  '/atom.xml',
  '/feed.json',
  '/events.ics',
  '/manifest.webmanifest',
];
const PLACES = [
  '/uploads/',
  '/assets/',
  '/previews/',
  '/sitemaps/',
  '/events/',
  '/blog/',
  '/v1/blog/',
  '/projects/',
  '/admin/',
];
const FORMS = ['/contact', '/volunteer', '/v1/contact', '/v1/volunteer', '/blog/nothing'];

/**
 * Any text as a part of an address; half a surrogate pair becomes the bytes that UTF-8 forbids.
 *
 * @param {string} text
 */
const escaped = (text) => (HALF_A_PAIR.test(text) ? '%ED%A0%80' : encodeURIComponent(text));

/** @returns {{ plural: string, single: boolean, attributes: string[] }[]} the REST door of each content type */
function contentTypes() {
  const api = join(CMS, 'src', 'api');
  return readdirSync(api)
    .map((name) => join(api, name, 'content-types', name, 'schema.json'))
    .filter(existsSync)
    .map((file) => {
      const { kind, info, attributes } = JSON.parse(readFileSync(file, 'utf8'));
      const single = kind === 'singleType';
      const plural = single ? info.singularName : info.pluralName;
      return { plural, single, attributes: Object.keys(attributes) };
    });
}

/** @returns {string[]} the site's pages, from the names of its route files */
function pages() {
  const routes = join(WEB, 'src', 'routes');
  const names = readdirSync(routes, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.tsx'),
  );
  return names.map((name) => {
    const path = name
      .replace(/\.tsx$/, '')
      .replace(/^_modern\//, '')
      .replaceAll('.', '/');
    return `/${path.replace(/(^|\/)(index|route|__root)$/, '')}`;
  });
}

/**
 * Generates requests to the routes of the CMS and of the site.
 *
 * @param {Random} random
 * @param {Known} known
 */
export function restRequests(random, known) {
  const types = contentTypes();
  const pagePaths = pages();
  const anyId = () => (random.chance(0.6) ? random.pick(known.ids) : escaped(anyText(random).slice(0, 2000)));

  /** @param {string[]} attributes */
  function query(attributes) {
    const attribute = () =>
      random.chance(0.8) ? random.pick([...attributes, 'id', 'createdBy']) : anyText(random).slice(0, 50);
    const parts = [
      () => `filters[${attribute()}][${random.pick(OPERATORS)}]=${short()}`,
      () =>
        `filters[$or][${random.pick(['0', '9999', 'x'])}][${attribute()}][${random.pick(OPERATORS)}][0]=${short()}`,
      () => `filters=${short()}`,
      () => `sort=${attribute()}:${random.pick(['asc', 'desc', 'x', ''])}`,
      () => `sort[0][${attribute()}]=${short()}`,
      () => `populate=${random.pick(['*', 'deep', attribute(), ''])}`,
      () => `populate[${attribute()}][populate]=*`,
      () => `fields[]=${attribute()}`,
      () =>
        `pagination[${random.pick(['page', 'pageSize', 'start', 'limit'])}]=${random.pick(['-1', '0', '1e9', 'x', '101', ''])}`,
      () => `status=${random.pick(['draft', 'published', 'x'])}`,
      () => `locale=${short()}`,
      () => `_q=${short()}`,
      () => `${attribute()}=${short()}`,
      () => `${'a[b]'.repeat(random.int(40))}=1`,
    ];
    const short = () => escaped(anyText(random).slice(0, 200));
    const chosen = Array.from({ length: random.int(4) }, () => random.pick(parts)());
    return chosen.length > 0 ? `?${chosen.map((part) => part.replace(/[^!-~]/g, escaped)).join('&')}` : '';
  }

  /** @param {string[]} attributes */
  function data(attributes) {
    const wanted = attributes.filter(() => random.chance(0.4));
    const entries = wanted.map((name) => [name, random.chance(0.5) ? anyText(random) : anything(random)]);
    return { data: random.chance(0.1) ? anything(random) : Object.fromEntries(entries) };
  }

  /** @param {unknown} body */
  function json(body) {
    const type = random.chance(0.95)
      ? 'application/json'
      : random.pick(['text/plain', 'application/xml', 'x']);
    return { headers: { 'content-type': type }, body: JSON.stringify(body) };
  }

  /** @returns {Named} */
  function content() {
    const { plural, single, attributes } = random.pick(types);
    const method = random.pick(METHODS);
    const path = `/api/${plural}${single || random.chance(0.4) ? '' : `/${anyId()}`}${query(attributes)}`;
    const reads = ['GET', 'HEAD', 'OPTIONS'].includes(method);
    const writesSwitches = !reads && plural === NO_SWITCHES;
    const body = reads || writesSwitches ? {} : json(data(attributes));
    return { name: `rest: ${method} ${plural}`, method: writesSwitches ? 'GET' : method, path, ...body };
  }

  /** @returns {Named} */
  function account() {
    const path = random.pick(AUTH);
    const body = {
      identifier: anything(random),
      password: anything(random),
      email: anyText(random),
      [anyText(random).slice(0, 20)]: 1,
    };
    if (random.chance(0.5)) Object.assign(body, { identifier: anyText(random), password: anyText(random) });
    return {
      name: `account: ${path}`,
      method: random.chance(0.9) ? 'POST' : random.pick(METHODS),
      path,
      ...json(body),
    };
  }

  /** @returns {Named} */
  function panel() {
    const path = random.pick(PANEL);
    const body = {
      email: anyText(random),
      password: anything(random),
      firstname: 'x',
      registrationToken: anyText(random),
    };
    const posts = random.chance(0.6);
    return {
      name: `panel: ${path}`,
      method: posts ? 'POST' : 'GET',
      path: path + query(['id']),
      ...(posts ? json(body) : {}),
    };
  }

  /** @returns {Named} */
  function upload() {
    const boundary = 'hostile';
    const name = anyText(random)
      .replace(/["\r\n]/g, '')
      .slice(0, 300);
    const type = random.pick(['image/png', 'image/jpeg', 'image/svg+xml', 'text/html', 'video/mp4', 'x']);
    const content = random.pick([
      '',
      '<svg onload=alert(1)>',
      '\u0089PNG\r\n\u001a\n',
      'GIF89a',
      'x'.repeat(5000),
    ]);
    const info = random.pick([
      '{"alternativeText":"x"}',
      '{',
      '{"__proto__":{}}',
      'null',
      '[]',
      '{"kind":"portfolio"}',
    ]);
    const part = (/** @type {string} */ head, /** @type {string} */ text) =>
      `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`;
    const file = part(`name="files"; filename="${name}"\r\nContent-Type: ${type}`, content);
    const end = random.chance(0.9) ? `--${boundary}--\r\n` : '';
    const declared = random.chance(0.9) ? `multipart/form-data; boundary=${boundary}` : 'multipart/form-data';
    const body = Buffer.from(`${part('name="fileInfo"', info)}${file}${end}`, 'latin1');
    return {
      name: 'upload',
      method: 'POST',
      path: '/api/upload',
      headers: { 'content-type': declared },
      body,
    };
  }

  /** @returns {Named} */
  function page() {
    const filled = random.pick(pagePaths).replace(/\$\w+/, anyId);
    const path = random.pick([
      filled,
      random.pick(FILES),
      random.pick(PLACES) + escaped(anyText(random).slice(0, 1500)),
      '/'.repeat(random.int(300) + 1),
    ]);
    const search = random.chance(0.4)
      ? `?${random.pick(['page', 'category', 'role', 'q', 'service'])}=${escaped(anyText(random).slice(0, 500))}`
      : '';
    /** @type {Record<string, string>} */
    const headers = random.chance(0.3) ? random.pick(ODD_HEADERS) : {};
    return { name: `page: ${path.slice(0, 40)}`, method: random.pick(METHODS), path: path + search, headers };
  }

  /** @returns {Named} */
  function form() {
    const path = random.pick(FORMS);
    const names = [
      'name',
      'email',
      'subject',
      'message',
      'phone',
      'availability',
      'text',
      'formToken',
      'website',
      'key',
    ];
    /** @type {[string, string][]} */
    const fields = names
      .filter(() => random.chance(0.7))
      .map((name) => [name, random.chance(0.1) ? known.formToken : anyText(random)]);
    const type = random.chance(0.9)
      ? 'application/x-www-form-urlencoded'
      : random.pick(['application/json', 'text/plain', 'multipart/form-data']);
    return {
      name: `form: ${path}`,
      method: 'POST',
      path,
      headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
      body: String(new URLSearchParams(fields)),
    };
  }

  return { content, account, panel, upload, page, form };
}

/** @type {Record<string, string>[]} */
const ODD_HEADERS = [
  { range: 'bytes=-5' },
  { range: 'bytes=999999999-' },
  { range: 'bytes=--5' },
  { range: 'bytes=0-0,1-1,2-2' },
  { 'if-none-match': '*' },
  { 'if-modified-since': 'soon' },
  { 'accept-encoding': 'br;q=x, *;q=0' },
  { accept: 'image/avif' },
  { 'accept-language': 'x'.repeat(3000) },
  { cookie: `a=${'x'.repeat(6000)}` },
  { authorization: 'Bearer' },
  { authorization: 'Basic eDp4' },
  { authorization: 'Bearer a.b.c' },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-http-method-override': 'DELETE' },
  { 'content-type': 'application/json' },
];
