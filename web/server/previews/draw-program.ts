import { buffer } from 'node:stream/consumers';
import { drawPreview } from './draw-preview';

/**
 * Runs as a separate process: the subject is its argument, the photograph comes through stdin, the JPEG goes to
 * stdout.
 */
async function draw() {
  const photograph = await buffer(process.stdin);
  const subject = JSON.parse(process.argv[2] ?? '');
  process.stdout.write(await drawPreview(subject, photograph.length > 0 ? photograph : undefined));
}

draw().catch((error: unknown) => {
  process.stderr.write(String(error));
  process.exitCode = 1;
});
