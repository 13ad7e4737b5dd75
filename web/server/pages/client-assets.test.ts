import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { ClientAssets, routeName } from './client-assets';

const read = (file: string) => (file === 'assets/start.js' ? 'start();\n' : `.${file}{}\n`);

/** An entry of Vite's manifest. */
const chunk = (name: string, css: string[] = [], imports: string[] = [], dynamicImports: string[] = []) => ({
  file: `assets/${name}.js`,
  css: css.map((sheet) => `assets/${sheet}.css`),
  imports,
  dynamicImports,
});

const manifest = {
  'src/app/entry-client.tsx': chunk('entry', ['entry'], ['_shared.js']),
  '_shared.js': chunk('shared', ['shared']),
  'src/routes/_modern/blog.$slug.tsx?tsr-split=component': chunk(
    'post',
    ['post'],
    ['src/app/entry-client.tsx', '_shared.js', '_markdown.js'],
    ['src/comment-form.tsx'],
  ),
  '_markdown.js': chunk('markdown'),
  'src/comment-form.tsx': chunk('form', ['form'], ['_fields.js']),
  '_fields.js': chunk('fields', ['fields']),
  'src/app/start.ts': chunk('start'),
};
const assets = new ClientAssets(manifest, read);
const post = assets.of(['__root__', '/_modern', '/_modern/blog/$slug']);

test('a page has the sheets of its routes and runs their modules, each once, imports first', () => {
  expect(post.sheets.slice(0, 3)).toEqual(['/assets/shared.css', '/assets/entry.css', '/assets/post.css']);
  expect(post.modules).toEqual([
    '/assets/shared.js',
    '/assets/markdown.js',
    '/assets/post.js',
    '/assets/entry.js',
  ]);
});

test('a page has the styles of parts that its route loads later, but does not preload those', () => {
  expect(post.sheets.slice(3)).toEqual(['/assets/fields.css', '/assets/form.css']);
  expect(post.modules.join()).not.toMatch(/form|fields/);
});

test('the style in a page is its sheets in their order, and is allowed by its hash', () => {
  expect(post.style?.text).toBe(post.sheets.map((sheet) => `.${sheet.slice(1)}{}`).join(''));
  const hash = createHash('sha256').update(post.style?.text ?? '');
  expect(post.style?.source).toBe(`'sha256-${hash.digest('base64')}'`);
});

test('the start script leaves no names behind', () => {
  expect(post.startScript).toBe('(()=>{start();})()');
});

test('a file that would close its element in the page is refused', () => {
  expect(() => new ClientAssets(manifest, () => 'x("</script>")')).toThrow('would close the element');
});

test('a route that keeps its failures with its component is found by its id too', () => {
  const key = 'src/routes/v1/route.tsx?tsr-split=component---errorComponent---notFoundComponent';
  const grouped = new ClientAssets({ [key]: chunk('v1', ['v1']) }, read);
  expect(grouped.of(['/v1']).sheets).toEqual(['/assets/v1.css']);
});

test('file names and route ids meet', () => {
  expect(routeName('_modern/blog.index')).toBe(routeName('/_modern/blog/'));
  expect(routeName('_modern/route')).toBe(routeName('/_modern'));
  expect(routeName('_modern/index')).toBe(routeName('/_modern/'));
  expect(routeName('_modern/index')).not.toBe(routeName('/_modern'));
  expect(routeName('v1/index')).toBe(routeName('/v1/'));
  expect(routeName('_modern/about-roles')).toBe(routeName('/_modern/about-roles'));
});
