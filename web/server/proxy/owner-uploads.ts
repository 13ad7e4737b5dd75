import { Transform, type TransformCallback } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendContinue } from '../guards/bodies';
import { Refused } from '../guards/refused';
import { bearsToken } from '../guards/request-checks';

/** At once, whoever sends them: each holds a connection to the cms. */
const MOST_AT_ONCE = 16;
const TOKEN_CHECK_LIMIT_MS = 3000;
/** A video of 100 MB and what a form adds. */
const LARGEST_UPLOAD_BYTES = 110 * 1024 * 1024;
/** A weak mobile line sends ten times as much. Bytes in each span. */
const LEAST_BYTES = 32 * 1024;
const SPAN_MS = 15_000;

/**
 * Files of the owner are streamed, after the cms has said that the token is good: of a file that nobody may send
 * nothing is read.
 *
 * @throws Refused
 */
export class OwnerUploads {
  private open = 0;

  constructor(private readonly cmsUrl: string) {}

  /** Puts the measured stream in the place of the body and calls `send`. */
  async take(request: FastifyRequest, reply: FastifyReply, send: () => void): Promise<void> {
    const { headers } = request;
    if (!/^multipart\/form-data\s*;/i.test(headers['content-type'] ?? '')) {
      throw new Refused(415, 'FORM_DATA_ONLY', 'Send files with Content-Type: multipart/form-data.');
    }
    if (!bearsToken(request)) throw new Refused(401, 'UNAUTHORIZED', 'Please sign in to upload files.');
    if (Number(headers['content-length']) > LARGEST_UPLOAD_BYTES) throw uploadTooLarge();
    if (this.open >= MOST_AT_ONCE) {
      reply.header('retry-after', 5);
      throw new Refused(503, 'BUSY', 'Too many uploads at once. Please try again in a moment.');
    }
    this.open += 1;
    reply.raw.once('close', () => {
      this.open -= 1;
    });
    await this.checkToken(headers.authorization ?? '');
    sendContinue(headers, reply.raw);
    const { raw } = request;
    const upload = new UploadStream();
    raw.once('close', () => raw.complete || upload.destroy());
    request.body = raw.pipe(upload);
    send();
  }

  private async checkToken(authorization: string): Promise<void> {
    const status = await fetch(`${this.cmsUrl}/api/users/me`, {
      headers: { authorization },
      signal: AbortSignal.timeout(TOKEN_CHECK_LIMIT_MS),
    })
      .then(async (answer) => {
        await answer.body?.cancel();
        return answer.status;
      })
      .catch(() => undefined);
    if (status === 401 || status === 403) {
      throw new Refused(401, 'UNAUTHORIZED', 'Please sign in to upload files.');
    }
    if (status !== 200) {
      throw new Refused(503, 'UNAVAILABLE', 'The content server cannot be reached. Please try again later.');
    }
  }
}

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
      this.refuse(new Refused(408, 'TOO_SLOW', 'The upload stalled. Please try again.'));
    }
  }

  private refuse(refusal: Refused) {
    this.refusal = refusal;
    this.destroy(refusal);
  }
}

const uploadTooLarge = () => new Refused(413, 'TOO_LARGE', 'The file must be 100MB or smaller.');
