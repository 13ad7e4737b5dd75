import type { PublishedFile } from './published-file';

/** Everything but the owner's area and the doors of the cms may be read. */
export function robots(origin: string): PublishedFile {
  const lines = [
    'User-agent: *',
    'Disallow: /admin/',
    'Disallow: /api/',
    'Disallow: /graphql',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ];
  return { type: 'text/plain; charset=utf-8', body: lines.join('\n') };
}
