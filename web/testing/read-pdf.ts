import { inflateSync } from 'node:zlib';

/** Returns the content of a PDF: its dictionaries, and its streams as text. */
export function readPdf(bytes: Buffer) {
  const raw = bytes.toString('latin1');
  const streams = [...raw.matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n/g)].map(({ 0: head, index }) => {
    const start = index + head.length;
    return inflateSync(bytes.subarray(start, raw.indexOf('endstream', start))).toString('latin1');
  });
  const boxes = (name: string) =>
    [...raw.matchAll(new RegExp(`/${name} \\[([^\\]]+)\\]`, 'g'))].map(([, list = '']) =>
      list.split(' ').map((value) => Math.round(Number(value) * 100) / 100),
    );
  return { raw, streams, boxes };
}
