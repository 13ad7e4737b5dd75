import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { DrawPreview } from './draw-preview';

const TIME_LIMIT_MS = 20_000;
const LARGEST_BYTES = 4 * 1024 * 1024;

/**
 * Draws in a process of its own, which takes its memory with it: in the server a few dozen pictures would leave
 * 150 MB behind for good, and a damaged photograph could take the site down.
 *
 * @param program the built `draw-program.ts`
 */
export function drawApart(program: string): DrawPreview {
  const run = promisify(execFile);
  return async (subject, photograph) => {
    const running = run(process.execPath, [program, JSON.stringify(subject)], {
      encoding: 'buffer',
      maxBuffer: LARGEST_BYTES,
      timeout: TIME_LIMIT_MS,
      env: {},
    });
    // A program that ended early says so by its exit code.
    running.child.stdin?.on('error', () => undefined);
    running.child.stdin?.end(photograph);
    return (await running).stdout;
  };
}
