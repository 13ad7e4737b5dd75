import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CMS, WEB } from '../../scripts/config/paths.mjs';
import { refused, shown } from './checks.ts';
import type { Known, Named } from './graphql-requests.ts';
import { type OddFile, oddFileName } from './odd-files.ts';
import { anyText, anything, oddLetters, oddMarkdown, type Random } from './random.ts';

const words = (text: string) => text.trim().split(/\s+/);

const METHODS = words('GET GET GET POST PUT PATCH DELETE HEAD OPTIONS');
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
const OPERATORS = words('$eq $in $between $null $contains $gt $not $or $and $jsonSupersetOf $x');
/** The settings could rightly make everything answer 503. */
const NO_SWITCHES = 'settings';
/** Without signing out, which would end the run's own access. */
const AUTH = words(`/api/auth/local /api/auth/refresh /api/auth/local/register /api/auth/forgot-password
  /api/auth/second-step /api/auth/passkey-options /api/auth/passkey`);
const PANEL =
  words(`/admin/login /admin/init /admin/register-admin /admin/users/me /upload/files /i18n/locales
  /content-manager/collection-types/api::message.message /content-type-builder/content-types
  /users-permissions/roles /_health`);
const FILES = words(
  `/robots.txt /sitemap.xml /feed.xml /atom.xml /feed.json /events.ics /manifest.webmanifest`,
);
const PLACES = words(`/uploads/ /assets/ /previews/ /sitemaps/ /events/ /blog/ /v1/blog/ /projects/ /admin/`);
const SEARCHES = words('page category role q service');
const FORMS = words('/contact /volunteer /v1/contact /v1/volunteer /blog/nothing');
const FORM_FIELDS = words('name email subject message phone availability text formToken doNotFill key');
const FORM_TYPES = words('application/json text/plain multipart/form-data');
const FILE_INFOS = words('{"alternativeText":"x"} { {"__proto__":{}} null [] {"kind":"portfolio"}');
const ODD_HEADERS: Record<string, string>[] = [
  ...['bytes=-5', 'bytes=999999999-', 'bytes=--5', 'bytes=0-0,1-1,2-2'].map((range) => ({ range })),
  ...['Bearer', 'Basic eDp4', 'Bearer a.b.c'].map((authorization) => ({ authorization })),
  { 'if-none-match': '*' },
  { 'if-modified-since': 'soon' },
  { 'accept-encoding': 'br;q=x, *;q=0' },
  { accept: 'image/avif' },
  { 'accept-language': 'x'.repeat(3000) },
  { cookie: `a=${'x'.repeat(6000)}` },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-http-method-override': 'DELETE' },
  { 'content-type': 'application/json' },
];

const HALF_A_PAIR = /\p{Surrogate}/u;
/** Encodes any text for an address; half a surrogate pair becomes bytes that UTF-8 forbids. */
const escaped = (text: string) => (HALF_A_PAIR.test(text) ? '%ED%A0%80' : encodeURIComponent(text));

/** The REST paths of each content type. */
function contentTypes(): { collection: string; single: boolean; attributes: string[] }[] {
  const api = join(CMS, 'src', 'api');
  const schemas = readdirSync(api).map((name) => join(api, name, 'content-types', name, 'schema.json'));
  return schemas.filter(existsSync).map((file) => {
    const { kind, info, attributes } = JSON.parse(readFileSync(file, 'utf8'));
    const single = kind === 'singleType';
    return {
      collection: single ? info.singularName : info.pluralName,
      single,
      attributes: Object.keys(attributes),
    };
  });
}

/** Paths of the site's pages, from the names of its route files. */
function pagePaths() {
  const names = readdirSync(join(WEB, 'src', 'routes'), { recursive: true, encoding: 'utf8' });
  const pages = names.filter((name) => name.endsWith('.tsx')).map((name) => name.slice(0, -'.tsx'.length));
  return pages.map((name) => {
    const path = name.replace(/^_modern\//, '').replaceAll('.', '/');
    return `/${path.replace(/(^|\/)(index|route|__root)$/, '')}`;
  });
}

/** Uploads have an API like content. */
const FILES_API = { collection: 'upload/files', single: false, attributes: ['name', 'size', 'createdAt'] };

/** Generates requests to the routes of the CMS and of the site. */
export function restRequests(random: Random, known: Known, files: OddFile[]) {
  const { pick, chance, int, some } = random;
  const types = [...contentTypes(), FILES_API];
  const pages = pagePaths();
  const text = (most: number) => anyText(random).slice(0, most);
  let posts = 0;
  const short = () => escaped(text(200));
  const anyId = () => (chance(0.6) ? pick(known.ids) : escaped(text(2000)));

  function query(attributes: string[]) {
    const attribute = () => (chance(0.8) ? pick([...attributes, 'id', 'createdBy']) : text(50));
    const parts = [
      () => `filters[${attribute()}][${pick(OPERATORS)}]=${short()}`,
      () => `filters[$or][${pick(['0', '9999', 'x'])}][${attribute()}][${pick(OPERATORS)}][0]=${short()}`,
      () => `filters=${short()}`,
      () => `sort=${attribute()}:${pick(['asc', 'desc', 'x', ''])}`,
      () => `sort[0][${attribute()}]=${short()}`,
      () => `populate=${pick(['*', 'deep', attribute(), ''])}`,
      () => `populate[${attribute()}][populate]=*`,
      () => `fields[]=${attribute()}`,
      () => `pagination[${pick(words('page pageSize start limit'))}]=${short()}`,
      () => `status=${pick(['draft', 'published', 'x'])}`,
      () => `locale=${short()}`,
      () => `_q=${short()}`,
      () => `${attribute()}=${short()}`,
      () => `${'a[b]'.repeat(int(40))}=1`,
    ];
    const chosen = Array.from({ length: int(4) }, () => pick(parts)().replace(/[^!-~]/g, escaped));
    return chosen.length > 0 ? `?${chosen.join('&')}` : '';
  }

  function data(attributes: string[]) {
    const entries = some(attributes, 0.4).map((name) => [
      name,
      chance(0.5) ? anyText(random) : anything(random),
    ]);
    return { data: chance(0.1) ? anything(random) : Object.fromEntries(entries) };
  }

  const json = (body: unknown) => ({
    headers: {
      'content-type': chance(0.95) ? 'application/json' : pick(['text/plain', 'application/xml', 'x']),
    },
    body: JSON.stringify(body),
  });

  return {
    content(): Named {
      const { collection, single, attributes } = pick(types);
      const wanted = pick(METHODS);
      const method = collection === NO_SWITCHES && !READS.has(wanted) ? 'GET' : wanted;
      const path = `/api/${collection}${single || chance(0.4) ? '' : `/${anyId()}`}${query(attributes)}`;
      const body = READS.has(method) ? {} : json(data(attributes));
      return { name: `rest: ${method} ${collection}`, method, path, ...body, check: refused };
    },

    /** A published post must be shown at once. */
    post(): Named {
      posts += 1;
      const title = `Odd ${posts} ${oddLetters(random).slice(0, 100)}`;
      const post = { title, content: oddMarkdown(random), tags: [`tag ${oddLetters(random).slice(0, 20)}`] };
      return {
        name: 'post',
        method: 'POST',
        path: '/api/blog-posts',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ data: post }),
        check: shown(Object.keys(post), ({ data }) => `/blog/${data?.slug}`),
      };
    },

    account(): Named {
      const path = pick(AUTH);
      const value = () => (chance(0.5) ? anyText(random) : anything(random));
      const body = { identifier: value(), password: value(), email: anyText(random), [text(20)]: 1 };
      return { name: `account: ${path}`, method: chance(0.9) ? 'POST' : pick(METHODS), path, ...json(body) };
    },

    panel(): Named {
      const path = pick(PANEL);
      const name = `panel: ${path}`;
      if (chance(0.4)) return { name, method: 'GET', path: path + query(['id']) };
      const body = { email: anyText(random), password: anything(random), registrationToken: anyText(random) };
      return { name, method: 'POST', path: path + query(['id']), ...json({ ...body, firstname: 'x' }) };
    },

    upload(): Named {
      const { content, type } = pick(files);
      const part = (head: string, value: string | Buffer) => [
        Buffer.from(`--hostile\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
        Buffer.from(value),
        Buffer.from('\r\n'),
      ];
      const name = oddFileName(random).replace(/["\r\n]/g, '_');
      const file = part(`name="files"; filename="${name}"\r\nContent-Type: ${type}`, content);
      const isPlain = chance(0.7);
      const info = isPlain ? [] : part('name="fileInfo"', pick(FILE_INFOS));
      const end = isPlain || chance(0.8) ? [Buffer.from('--hostile--\r\n')] : [];
      return {
        name: 'upload',
        method: 'POST',
        // Some replace a file.
        path: isPlain || chance(0.7) ? '/api/upload' : `/api/upload?id=${short()}`,
        headers: {
          'content-type': `multipart/form-data${isPlain || chance(0.8) ? '; boundary=hostile' : ''}`,
        },
        body: Buffer.concat([...info, ...file, ...end]),
        check: shown(isPlain ? ['The ', 'file'] : [], (body) => [body].flat()[0]?.url ?? '/no-row'),
      };
    },

    page(): Named {
      const path = pick([
        pick(pages).replace(/\$\w+/, anyId),
        pick(FILES),
        pick(PLACES) + escaped(text(1500)),
        '/'.repeat(int(300) + 1),
      ]);
      const search = chance(0.4) ? `?${pick(SEARCHES)}=${escaped(text(500))}` : '';
      return {
        name: `page: ${path.slice(0, 40)}`,
        method: pick(METHODS),
        path: path + search,
        headers: chance(0.3) ? pick(ODD_HEADERS) : {},
      };
    },

    form(): Named {
      const path = pick(FORMS);
      const type = chance(0.9) ? 'application/x-www-form-urlencoded' : pick(FORM_TYPES);
      const value = () => (chance(0.1) ? known.formToken : anyText(random));
      const fields = some(FORM_FIELDS, 0.7).map((name) => [name, value()]);
      return {
        name: `form: ${path}`,
        method: 'POST',
        path,
        headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
        body: String(new URLSearchParams(fields)),
      };
    },
  };
}
