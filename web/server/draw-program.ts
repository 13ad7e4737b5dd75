import { buffer } from 'node:stream/consumers';
import { setPlace } from '../../cms/src/shared/place';
import type { QuoteOrder } from './bookings/quote-paper';

/** Draws from the input. Each loads only what it needs: a preview needs no PDF library. */
const DRAWINGS: Record<string, (input: Buffer, subject?: string) => Promise<Buffer>> = {
  preview: async (photograph, subject = '') => {
    const { drawPreview } = await import('./previews/draw-preview');
    return drawPreview(JSON.parse(subject), photograph.length > 0 ? photograph : undefined);
  },
  card: async (order) => (await import('./comp-card/draw-card')).drawCard(JSON.parse(String(order))),
  quote: async (input) => {
    const order: QuoteOrder = JSON.parse(String(input));
    setPlace(order.place);
    return (await import('./bookings/draw-quote')).drawQuote(order);
  },
};

/**
 * Runs as a separate process. Its arguments are the name of a drawing and the subject of a preview, the input comes
 * through stdin, the file goes to stdout.
 */
async function draw() {
  const [, , name = '', subject] = process.argv;
  process.stdout.write((await DRAWINGS[name]?.(await buffer(process.stdin), subject)) ?? '');
}

draw().catch((error: unknown) => {
  process.stderr.write(String(error));
  process.exitCode = 1;
});
