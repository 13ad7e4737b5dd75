import type { IncomingMessage } from 'node:http';
import { isIP, SocketAddress } from 'node:net';

/** All callers whose proxy names no address count as this one. */
export const UNKNOWN_CALLER = 'unknown';

const CHAIN = 'x-forwarded-for';

/** RFC 7239 writes the caller like this; some proxies write it into X-Forwarded-For. */
const FOR = /^for\s*=\s*/i;
const IN_BRACKETS = /^\[([^\]]+)\](?::\d+)?$/;
const IPV4_WITH_PORT = /^([\d.]+):\d+$/;
const MAPPED = /^::ffff:(?=\d+\.)/;

/**
 * Returns the one form of an address in which it is counted, passed on and signed: without quotes, brackets, port and
 * zone, IPv6 shortened and in lower case, an IPv4 address inside IPv6 as IPv4. Anything else is the unknown caller.
 */
export function callerAddress(written: string): string {
  const [pair = ''] = written.split(';', 1);
  const unquoted = pair.trim().replace(FOR, '').replaceAll('"', '').trim();
  const [, address = unquoted] = IN_BRACKETS.exec(unquoted) ?? IPV4_WITH_PORT.exec(unquoted) ?? [];
  const [plain = ''] = address.split('%', 1);
  const version = isIP(plain);
  if (version === 0) return UNKNOWN_CALLER;
  if (version === 4) return plain;
  return new SocketAddress({ family: 'ipv6', address: plain }).address.replace(MAPPED, '');
}

/**
 * Normalises the addresses that proxies report before anything reads them. Some proxies add brackets or a port, and a
 * port that changes with every connection would bypass every limit.
 */
export function readForwardedAddresses({ headers }: IncomingMessage): void {
  const chain = headers[CHAIN];
  if (chain === undefined) return;
  headers[CHAIN] = String(chain).split(',').map(callerAddress).join(', ');
}
