import { createHmac } from 'node:crypto';

/**
 * The header by which the cms knows that the site asks for itself. The cms makes it the same way:
 * cms/src/policies/is-site.ts.
 */
export const siteProof = (renderSecret: string): Record<string, string> => ({
  'x-site-proof': createHmac('sha256', renderSecret).update('the site itself').digest('base64url'),
});
