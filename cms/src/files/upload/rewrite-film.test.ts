import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { rewriteFilm } from './rewrite-film';

const STARTER = join(__dirname, '../../../starter/media/project-01.mp4');

test('changes only metadata of the starter film', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'films-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'film.mp4');
  copyFileSync(STARTER, path);
  await rewriteFilm(path, 'video/mp4');
  const [before, after] = [readFileSync(STARTER), readFileSync(path)];
  expect(after).toHaveLength(before.length);
  expect([...before.keys()].filter((at) => before[at] !== after[at]).length).toBeLessThan(1000);
});
