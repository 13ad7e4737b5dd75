/** Origin of the site under test. */
export const siteUrl = process.env.E2E_SITE_URL ?? 'http://localhost:3000';
