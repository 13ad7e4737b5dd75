import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const DRAW_LIMIT_MS = 20_000;
const LARGEST_FILE_BYTES = 12 * 1024 * 1024;

const run = promisify(execFile);

/**
 * Draws in a separate process, whose memory is freed when it ends. In the server a few dozen pictures would occupy 150
 * MB for good, and a damaged photograph could crash the site.
 *
 * @param program path of the built program; it gets `args` and the input, and writes the file to stdout
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
  // A program that ended early reports it by its exit code.
  running.child.stdin?.on('error', () => undefined);
  running.child.stdin?.end(sent);
  return (await running).stdout;
}
