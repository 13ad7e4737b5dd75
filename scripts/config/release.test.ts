import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { ROOT } from './paths.mjs';
import { compareReleases, RELEASE } from './release.mjs';

test('releases are compared number by number', () => {
  assert.ok(compareReleases('1.9.0', '1.10.0') < 0);
  assert.ok(compareReleases('2.0.0', '1.10.5') > 0);
  assert.equal(compareReleases('1.2.3', '1.2.3'), 0);
});

// The CMS notes its release in the database, and the scripts compare it with theirs.
test.each(['cms', 'web', 'admin-ui'])('%s has the release of the whole', (part) => {
  const { version } = JSON.parse(readFileSync(join(ROOT, part, 'package.json'), 'utf8'));
  assert.equal(version, RELEASE);
});

test('the changelog has a section of this release', () => {
  const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
  assert.match(
    changelog,
    new RegExp(`^## \\[${RELEASE.replaceAll('.', '\\.')}\\] - \\d{4}-\\d\\d-\\d\\d$`, 'm'),
  );
});
