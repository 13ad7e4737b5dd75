import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from './owner-session';
import { describeMedia, uploadMedia } from './upload-media';

/** Fakes the browser's upload; the test triggers its events. */
class Upload {
  static last: Upload;
  upload: { onprogress?: (sent: object) => void; onload?: () => void } = {};
  status = 0;
  responseText = '';
  path = '';
  form?: FormData;
  onload?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  constructor() {
    Upload.last = this;
  }
  open(_method: string, path: string) {
    this.path = path;
  }
  setRequestHeader() {}
  send(form: FormData) {
    this.form = form;
  }
  abort() {
    this.onabort?.();
    this.onloadend?.();
  }
  sent(loaded: number) {
    this.upload.onprogress?.({ lengthComputable: true, loaded, total: 100 });
  }
  answer() {
    this.status = 201;
    this.responseText = JSON.stringify([{ id: 7, documentId: 'silk', url: '/uploads/silk.png' }]);
    this.onload?.();
    this.onloadend?.();
  }
}

const file = new File(['silk'], 'silk.png');
const MINUTE = 60_000;

/** Result of the upload, once it has settled. */
let outcome: unknown;

async function begin() {
  outcome = undefined;
  uploadMedia({ file, purpose: 'post', alt: '', onProgress: () => undefined }).then(
    (stored) => {
      outcome = stored;
    },
    (error: Error) => {
      outcome = error.message;
    },
  );
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  session.open('a token', 'amani');
  vi.stubGlobal('XMLHttpRequest', Upload);
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an upload without progress for a minute fails as Unavailable', async () => {
  await begin();
  Upload.last.sent(40);

  await vi.advanceTimersByTimeAsync(MINUTE);

  expect(outcome).toBe('The site cannot be reached at the moment. Please try again.');
});

test('a slow upload continues as long as it makes progress', async () => {
  await begin();
  for (const percent of [20, 40, 60, 80]) {
    await vi.advanceTimersByTimeAsync(MINUTE - 1);
    Upload.last.sent(percent);
  }
  expect(outcome).toBeUndefined();

  Upload.last.answer();
  await vi.advanceTimersByTimeAsync(0);

  expect(outcome).toEqual({ id: 'silk', url: '/uploads/silk.png' });
});

test('after the last byte, the CMS has two minutes to make the copies', async () => {
  await begin();
  Upload.last.sent(100);
  Upload.last.upload.onload?.();

  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(outcome).toBeUndefined();

  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(outcome).toBe('The site cannot be reached at the moment. Please try again.');
});

test('a file is described by its number, with its focal point', async () => {
  const described = describeMedia({ id: '7', alt: 'Silk', focus: { x: 10, y: 20 } });
  await vi.advanceTimersByTimeAsync(0);
  Upload.last.answer();
  await described;
  expect(Upload.last.path).toBe('/api/upload?id=7');
  expect(JSON.parse(String(Upload.last.form?.get('fileInfo')))).toEqual({
    alternativeText: 'Silk',
    focalPoint: { x: 10, y: 20 },
  });
});
