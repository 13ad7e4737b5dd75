import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const DRAW_LIMIT_MS = 20_000;
const LARGEST_FILE_BYTES = 12 * 1024 * 1024;

const run = promisify(execFile);

/**
 * Draws in a process of its own, which takes its memory with it: in the server a few dozen pictures would leave
 * 150 MB behind for good, and a damaged photograph could take the site down.
 *
 * @param program built; takes `args` and what it is sent, and writes the file to its stdout
 */
export async function drawApart(
  program: string,
  args: string[],
  sent: Buffer | string | undefined,
): Promise<Buffer> {
  const running = run(process.execPath, [program, ...args], {
    encoding: 'buffer',
    maxBuffer: LARGEST_FILE_BYTES,
    timeout: DRAW_LIMIT_MS,
    env: {},
  });
  // A program that ended early says so by its exit code.
  running.child.stdin?.on('error', () => undefined);
  running.child.stdin?.end(sent);
  return (await running).stdout;
}
