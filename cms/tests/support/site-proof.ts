import { createHmac } from 'node:crypto';

/** How the public origin shows that it asks for itself. */
export const siteProof = (renderSecret: string): string =>
  createHmac('sha256', renderSecret).update('the site itself').digest('base64url');
