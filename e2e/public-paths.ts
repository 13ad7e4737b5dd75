/** A post of the starter content. */
const POST = 'how-a-pageant-judge-really-scores';

/** Every kind of page in each theme, with starter content. */
export const PUBLIC_PATHS = {
  modern: [
    '/',
    '/bio',
    '/portfolio',
    '/portfolio/column-in-navy',
    '/comp-card',
    '/digitals',
    '/events',
    '/projects',
    '/endeleza',
    '/blog',
    `/blog/${POST}`,
    '/volunteer',
    '/contact',
    '/book?service=Fashion+Shoot',
    '/rate-card',
    '/about-roles?role=judge',
    '/privacy-policy',
  ],
  classic: [
    '/v1',
    '/v1/bio',
    '/v1/portfolio',
    '/v1/portfolio/column-in-navy',
    '/v1/events',
    '/v1/projects',
    '/v1/endeleza',
    '/v1/blog',
    `/v1/blog/${POST}`,
    '/v1/volunteer',
    '/v1/contact',
  ],
};
