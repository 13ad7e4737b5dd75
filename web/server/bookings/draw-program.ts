import { text } from 'node:stream/consumers';
import { drawQuote } from './draw-quote';

/** Runs as a separate process: reads the order from stdin, writes the file to stdout. */
async function draw() {
  process.stdout.write(await drawQuote(JSON.parse(await text(process.stdin))));
}

draw().catch((error: unknown) => {
  process.stderr.write(String(error));
  process.exitCode = 1;
});
