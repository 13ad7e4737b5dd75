import { isIPv6 } from 'node:net';

/** Whoever has one address of IPv6 has the other 2^64 of its network too. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [before = '', after] = plain.toLowerCase().split('::');
  const head = before.split(':').filter(Boolean);
  const tail = after === undefined ? [] : after.split(':').filter(Boolean);
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array.from({ length: zeros }, () => '0'), ...tail];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
