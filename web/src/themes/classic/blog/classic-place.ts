/** Main pages that the older theme has too, by their first part; the home page is the empty one. */
const SHARED_PAGES = [
  '',
  'portfolio',
  'bio',
  'events',
  'blog',
  'projects',
  'endeleza',
  'volunteer',
  'contact',
];

/** Where a link of a written text leads from within /v1. '/contact' → '/v1/contact', '/rate-card' stays. */
export function classicPlace(pathname: string): string {
  const [, first = ''] = pathname.split('/');
  if (!SHARED_PAGES.includes(first)) return pathname;
  return pathname === '/' ? '/v1' : `/v1${pathname}`;
}
