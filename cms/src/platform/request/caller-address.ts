import { isIPv4, isIPv6 } from 'node:net';
import type { Core } from '@strapi/strapi';

/** An IPv6 customer has at least 2^64 addresses. The first four groups identify one household. */
const HOUSEHOLD_GROUPS = 4;

/** Returns the address that rate limits count by, see `countedAddress`; 'local' outside a request. */
export function callerAddress(strapi: Core.Strapi): string {
  const address = strapi.requestContext.get()?.request.ip;
  return address ? countedAddress(address) : 'local';
}

/** Returns the IPv4 address, even if written as ::ffff:192.0.2.1, or the /64 of an IPv6 address. */
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
