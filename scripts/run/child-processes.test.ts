import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { test } from 'vitest';
import { bypassProxy } from './child-processes.mjs';

/**
 * Starts a command made of `runProgram` and the given body. The body can use `onExit`, `CommandError`, `once`,
 * `runToEnd` and `spawnOwned`.
 */
const command = (body: string) =>
  spawn(process.execPath, ['--input-type=module', '--eval', scriptOf(body)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });

function scriptOf(body: string) {
  const at = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);
  return `
    import { once } from 'node:events';
    import { runProgram, runToEnd, spawnOwned } from ${at('./child-processes.mjs')};
    import { CommandError } from ${at('../config/command-error.mjs')};
    await runProgram(async ({ onExit }) => { ${body} });
  `;
}

async function outcome(child: ReturnType<typeof command>) {
  const [out, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { out: out.trim(), errors: errors.trim(), code };
}

/** It shares the command's output, which therefore stays open as long as it lives. */
const SLEEPER = `spawnOwned(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: ['ignore', 'inherit', 'ignore'] })`;
/** A program that is left behind keeps the output open. */
const LIMIT = { timeout: 20_000 };

test('a successful command cleans up in reverse order and exits with 0', async () => {
  const body = `onExit(() => console.log('first made')); onExit(() => console.log('last made'));`;
  assert.deepEqual(await outcome(command(body)), { out: 'last made\nfirst made', errors: '', code: 0 });
});

test('a CommandError prints one sentence without a stack trace and exits with 1', async () => {
  const result = await outcome(command(`throw new CommandError('Port 1 is taken.');`));
  assert.deepEqual(result, { out: '', errors: 'Port 1 is taken.', code: 1 });
});

test('an unforeseen error keeps its stack trace and exits with 1', async () => {
  const { errors, code } = await outcome(command(`throw new TypeError('odd');`));
  assert.match(errors, /TypeError: odd\n\s+at /);
  assert.equal(code, 1);
});

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  test(
    `${signal}, even twice, cleans up once, exits with 0 and leaves no program behind`,
    LIMIT,
    async () => {
      const child = command(`
      ${SLEEPER};
      onExit(async () => {
        console.error('tidying');
        await once(process, '${signal}');
        console.log('tidied');
      });
      console.error('started');
      await new Promise(() => {});
    `);
      await once(child.stderr, 'data');
      child.kill(signal);
      await once(child.stderr, 'data');
      child.kill(signal);
      const { out, code } = await outcome(child);
      assert.deepEqual({ out, code }, { out: 'tidied', code: 0 });
    },
  );
}

test('a failure leaves no program behind', LIMIT, async () => {
  const { errors, code } = await outcome(command(`${SLEEPER}; throw new CommandError('Over.');`));
  assert.deepEqual({ errors, code }, { errors: 'Over.', code: 1 });
});

test('a command ends when its npm is killed', LIMIT, async () => {
  const script = scriptOf(`${SLEEPER}; console.error('started'); await new Promise(() => {});`);
  const shell = spawn('sh', ['-c', '"$0" --input-type=module --eval "$1"; exit', process.execPath, script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, npm_lifecycle_event: 'start' },
  });
  await once(shell.stderr, 'data');
  shell.kill('SIGKILL');
  assert.equal(await text(shell.stdout), '');
});

test('output from before a failure is kept', async () => {
  const failing = `['--eval', 'console.log(1); console.error(2); process.exit(5)']`;
  const { out } = await outcome(
    command(`console.log(JSON.stringify(await runToEnd(process.execPath, ${failing}, {})));`),
  );
  assert.deepEqual(JSON.parse(out), { code: 5, output: '1\n2' });
});

test('a proxy is not asked for addresses of this machine', () => {
  const env = { NO_PROXY: 'intranet.example' };
  bypassProxy(env);
  const noProxy = 'intranet.example,localhost,127.0.0.1,::1';
  assert.deepEqual(env, { NO_PROXY: noProxy, no_proxy: noProxy });
});
