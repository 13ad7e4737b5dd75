import { afterEach, expect, test, vi } from 'vitest';
import { untilMidnight } from './use-today';

const HOUR_MS = 3600 * 1000;

afterEach(() => vi.unstubAllEnvs());

test.each(['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles'])(
  'with the machine in %s the day ends when it does in Nairobi',
  (zone) => {
    vi.stubEnv('TZ', zone);
    expect(untilMidnight(Date.parse('2026-11-23T20:00:00Z'))).toBe(HOUR_MS);
    expect(untilMidnight(Date.parse('2026-11-23T21:00:00Z'))).toBe(24 * HOUR_MS);
  },
);
