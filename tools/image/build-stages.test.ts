import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, test } from 'vitest';
import { buildStages } from './build-stages.ts';

const FILES = {
  '.dockerignore': '# only these\n*\n!src\n!package.json\n**/*.test.ts\n',
  'package.json': '{}',
  'src/main.ts': 'main',
  'src/main.test.ts': 'test',
  'notes.md': 'notes',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function buildOf(dockerfile: string) {
  const context = join(folder, 'context');
  for (const [name, content] of Object.entries({ ...FILES, Dockerfile: dockerfile })) {
    mkdirSync(dirname(join(context, name)), { recursive: true });
    writeFileSync(join(context, name), content);
  }
  return buildStages(context, folder);
}

test('an image has what its last stage copies, and nothing else of the stage before', async () => {
  const { root, env, command, workdir } = await buildOf(`# A comment
FROM node:24 AS build
WORKDIR /site
COPY . .
RUN --mount=type=cache,target=/root \\
  mkdir dist && cat src/* > dist/all && ls > dist/list
FROM node:24-slim
WORKDIR /site
COPY --from=build /site/dist dist
COPY --from=build --chown=node:node /site/package.json ./
USER node
ENV HOST=0.0.0.0 DATA_DIR=/data
CMD ["node", "main.js"]
`);
  const read = (path: string) => readFileSync(join(root, workdir, path), 'utf8');
  assert.equal(read('dist/all'), 'main');
  assert.equal(read('dist/list'), 'dist\npackage.json\nsrc\n');
  assert.equal(read('package.json'), '{}');
  assert.equal(existsSync(join(root, workdir, 'src')), false);
  assert.deepEqual(
    { env, command },
    { env: { HOST: '0.0.0.0', DATA_DIR: '/data' }, command: ['node', 'main.js'] },
  );
});

test('a failed step is reported with its output', async () => {
  const failing = buildOf('FROM node:24\nWORKDIR /site\nRUN echo no such thing >&2; exit 3\n');
  await assert.rejects(failing, /A step of the Dockerfile failed: echo no such thing/);
});
