import { createHmac } from 'node:crypto';

/**
 * Returns the header that proves to the CMS that the site itself asks. The CMS computes it in the same way:
 * cms/src/policies/is-site.ts.
 */
export const siteProof = (renderSecret: string): Record<string, string> => ({
  'x-site-proof': createHmac('sha256', renderSecret).update('the site itself').digest('base64url'),
});
