import { text } from 'node:stream/consumers';
import { drawQuote } from './draw-quote';

/** A program of its own: the order comes through stdin, the file goes to stdout. */
async function draw() {
  process.stdout.write(await drawQuote(JSON.parse(await text(process.stdin))));
}

draw().catch((error: unknown) => {
  process.stderr.write(String(error));
  process.exitCode = 1;
});
