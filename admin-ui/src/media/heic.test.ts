import { afterEach, expect, test, vi } from 'vitest';
import { heicToJpeg, isHeic } from './heic';

const head = (text: string) => new TextEncoder().encode(`\0\0\0\x1c${text}\0\0\0\0`);

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['ftypheic', true],
  ['ftypmif1', true],
  ['ftypheix', true],
  ['ftypavif', false],
  ['ftypisom', false],
  ['JFIFheic', false],
])('a file that starts with %s is a HEIC picture: %s', (begin, expected) => {
  expect(isHeic(head(begin))).toBe(expected);
});

const picture = { width: 8064, height: 6048, close: () => undefined };

/** Fakes the worker. */
class Decoder {
  onmessage?: (event: { data: object }) => void;
  postMessage() {
    this.onmessage?.({ data: picture });
  }
  terminate() {}
}

function stubCanvas({ drawImage = vi.fn(), read }: { drawImage?: () => void; read: number[] }) {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage,
    fillRect: () => undefined,
    getImageData: () => ({ data: Uint8ClampedArray.from(read) }),
  } as unknown as RenderingContext);
}

test('a browser that adds noise to pictures converts none', async () => {
  stubCanvas({ read: [200, 101, 50, 255] });
  expect(await heicToJpeg(new File(['heic'], 'IMG_2034.HEIC'))).toBe('noise');
});

test.each([
  ['the browser', async () => picture],
  ['the decoder', async () => Promise.reject(new Error('not supported'))],
])('a picture that %s reads becomes a JPEG of at most 4096 pixels', async (_reader, createImageBitmap) => {
  vi.stubGlobal('createImageBitmap', createImageBitmap);
  vi.stubGlobal('Worker', Decoder);
  const drawImage = vi.fn();
  stubCanvas({ drawImage, read: [200, 100, 50, 255] });
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['jpeg'])));

  const jpeg = await heicToJpeg(new File(['heic'], 'IMG_2034.HEIC'));

  expect(jpeg).toMatchObject({ name: 'IMG_2034.jpg', type: 'image/jpeg' });
  expect(drawImage).toHaveBeenCalledWith(picture, 0, 0, 4096, 3072);
});
