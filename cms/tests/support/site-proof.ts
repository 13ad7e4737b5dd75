import { createHmac } from 'node:crypto';

/** Returns the proof that a request comes from the public origin itself. */
export const siteProof = (renderSecret: string): string =>
  createHmac('sha256', renderSecret).update('the site itself').digest('base64url');
