import { text } from 'node:stream/consumers';
import { setPlace } from '../../../cms/src/shared/place';
import { drawQuote } from './draw-quote';
import type { QuoteOrder } from './quote-paper';

/** Runs as a separate process: reads the order from stdin, writes the file to stdout. */
async function draw() {
  const order: QuoteOrder = JSON.parse(await text(process.stdin));
  setPlace(order.place);
  process.stdout.write(await drawQuote(order));
}

draw().catch((error: unknown) => {
  process.stderr.write(String(error));
  process.exitCode = 1;
});
