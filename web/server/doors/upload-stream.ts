import { Transform, type TransformCallback } from 'node:stream';
import { Refused } from './refused';

const MB = 1024 * 1024;

/** A video of 100 MB and what a form adds. */
export const LARGEST_UPLOAD_BYTES = 110 * MB;
/** A weak mobile line sends ten times as much. Bytes in each span. */
const LEAST_BYTES = 32 * 1024;
const SPAN_MS = 15_000;

/** An upload on its way: ends with a refusal when it stalls or grows too large. */
export class UploadStream extends Transform {
  /** Why it was ended */
  refusal: Refused | undefined;
  private bytes = 0;
  private bytesBefore = 0;
  private readonly look: NodeJS.Timeout;

  constructor(
    private readonly largest = LARGEST_UPLOAD_BYTES,
    span = SPAN_MS,
  ) {
    super();
    this.look = setInterval(() => this.checkRate(), span);
    this.once('close', () => clearInterval(this.look));
    this.once('end', () => clearInterval(this.look));
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.bytes += chunk.length;
    if (this.bytes > this.largest) this.refuse(uploadTooLarge());
    else done(null, chunk);
  }

  private checkRate() {
    const arrived = this.bytes - this.bytesBefore;
    this.bytesBefore = this.bytes;
    // All of it may be here while the cms still works on it.
    if (arrived < LEAST_BYTES && !this.writableEnded) {
      this.refuse(new Refused(408, 'TOO_SLOW', 'The upload came to a halt. Please try again.'));
    }
  }

  private refuse(refusal: Refused) {
    this.refusal = refusal;
    this.destroy(refusal);
  }
}

export const uploadTooLarge = () =>
  new Refused(413, 'TOO_LARGE', 'The file is too large. Please choose one of at most 100MB.');
