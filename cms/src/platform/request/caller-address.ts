import { isIPv4, isIPv6 } from 'node:net';
import type { Core } from '@strapi/strapi';

/** Who has IPv6 has at least 2^64 addresses: the first four groups tell one household from another. */
const HOUSEHOLD_GROUPS = 4;

/** What limits count the caller by: see `countedAddress`; 'local' for work without a request. */
export function callerAddress(strapi: Core.Strapi): string {
  const address = strapi.requestContext.get()?.request.ip;
  return address ? countedAddress(address) : 'local';
}

/** The IPv4 address, also where it comes in the form ::ffff:192.0.2.1, or the /64 of an IPv6 address. */
export function countedAddress(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped && isIPv4(mapped)) return mapped;
  if (!isIPv6(address)) return address;
  const [withoutZone = ''] = address.split('%');
  const [head = '', tail] = withoutZone.split('::');
  const groups = head ? head.split(':') : [];
  if (tail !== undefined) {
    const end = tail ? tail.split(':') : [];
    while (groups.length + end.length < 8) groups.push('0');
  }
  const household = groups.slice(0, HOUSEHOLD_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${household.join(':')}::/64`;
}
