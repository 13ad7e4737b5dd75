// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { warningsOnly } from './output.mjs';

/** @param {string[]} lines */
const shown = (lines) => lines.filter(warningsOnly());

test("of Strapi's log warnings and errors are shown, with the lines that belong to them", () => {
  const lines = [
    'Loading Strapi',
    '[2026-01-31 12:00:00.000] info: ready',
    '[2026-01-31 12:00:00.001] http: GET /api/health (2 ms) 200',
    '\u001B[90m[2026-01-31 12:00:00.002]\u001B[39m \u001B[33mwarn\u001B[39m: careful',
    '[2026-01-31 12:00:00.003] error: no such table',
    '    at somewhere',
    '[2026-01-31 12:00:00.004] info: over',
    'a line of that',
  ];
  assert.deepEqual(shown(lines), [lines[3], lines[4], lines[5]]);
});

test('of a JSON log warnings and errors are shown', () => {
  const lines = ['{"level":30,"msg":"incoming"}', '{"level":40,"msg":"slow"}', '{"level":50,"msg":"broken"}'];
  assert.deepEqual(shown(lines), lines.slice(1));
});
