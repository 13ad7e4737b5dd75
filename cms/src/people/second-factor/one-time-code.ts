import { createHmac, timingSafeEqual } from 'node:crypto';

/** RFC 6238 with the values that every authenticator app knows: SHA-1, 6 digits, 30 seconds. */
export const STEP_MS = 30_000;
const DIGITS = 6;
/** Steps that a clock may be fast or slow. */
const TOLERANCE = 1;

/** RFC 4648 */
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

/** RFC 4226 */
function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/**
 * Returns the step of a code, its 30 seconds since 1970; undefined for a wrong code.
 *
 * @param code as typed; spaces do not count
 * @param now milliseconds since 1970
 */
export function stepOfCode(secret: Buffer, code: string, now = Date.now()): number | undefined {
  const typed = Buffer.from(code.replace(/\s/g, ''));
  const current = Math.floor(now / STEP_MS);
  const steps = Array.from({ length: 2 * TOLERANCE + 1 }, (_, index) => current - TOLERANCE + index);
  return steps.find((step) => {
    const expected = Buffer.from(codeOf(secret, step));
    return expected.length === typed.length && timingSafeEqual(expected, typed);
  });
}
