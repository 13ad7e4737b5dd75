import { canonicalEmail } from '../shared/canonical-text';

/** Google ignores dots in an address, and delivers its former domain to the same mailbox. */
const GOOGLE = /^(?:gmail|googlemail)\.com$/;

/** Returns the mailbox behind an address: v+1@example.com and v+2@example.com share one. */
export function mailboxOf(address: string): string {
  const email = canonicalEmail(address);
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const [name = ''] = email.slice(0, at).split('+', 1);
  return GOOGLE.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
