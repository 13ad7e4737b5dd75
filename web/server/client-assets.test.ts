import { expect, test } from 'vitest';
import { ClientAssets, routeName } from './client-assets';

const assets = new ClientAssets({
  'src/entry-client.tsx': { file: 'assets/entry.js', css: ['assets/entry.css'], imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'], imports: [] },
  'src/routes/_modern/blog.$slug.tsx?tsr-split=component': {
    file: 'assets/post.js',
    css: ['assets/post.css'],
    imports: ['src/entry-client.tsx', '_shared.js', '_markdown.js'],
  },
  '_markdown.js': { file: 'assets/markdown.js', css: [], imports: [] },
});

test('a page links the styles of its routes and runs their modules, each once, imports first', () => {
  expect(assets.of(['__root__', '/_modern', '/_modern/blog/$slug'])).toEqual({
    styles: ['/assets/shared.css', '/assets/entry.css', '/assets/post.css'],
    modules: ['/assets/shared.js', '/assets/markdown.js', '/assets/post.js', '/assets/entry.js'],
  });
});

test('a route that keeps its failures with its component is found by its id too', () => {
  const key = 'src/routes/v1/route.tsx?tsr-split=component---errorComponent---notFoundComponent';
  const grouped = new ClientAssets({ [key]: { file: 'assets/v1.js', css: ['assets/v1.css'], imports: [] } });
  expect(grouped.of(['/v1']).styles).toEqual(['/assets/v1.css']);
});

test('file names and route ids meet', () => {
  expect(routeName('_modern/blog.index')).toBe(routeName('/_modern/blog/'));
  expect(routeName('_modern/route')).toBe(routeName('/_modern'));
  expect(routeName('_modern/index')).toBe(routeName('/_modern/'));
  expect(routeName('_modern/index')).not.toBe(routeName('/_modern'));
  expect(routeName('v1/index')).toBe(routeName('/v1/'));
  expect(routeName('_modern/about-roles')).toBe(routeName('/_modern/about-roles'));
});
