import { Transform, type TransformCallback } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LARGEST_UPLOAD_BYTES } from '../../../cms/src/shared/uploads';
import { sendContinue } from '../guards/bodies';
import { Refused } from '../guards/refused';
import { bearsToken } from '../guards/request-checks';

/** Simultaneous uploads in total: each holds a connection to the CMS. */
const MAX_AT_ONCE = 16;
/** As long as for other answers of the CMS: one that is making smaller copies of images needs seconds. */
const TOKEN_CHECK_LIMIT_MS = 15_000;
/** The largest file, and the overhead of a form. */
const LARGEST_BODY_BYTES = LARGEST_UPLOAD_BYTES + 10 * 1024 * 1024;
/** Minimum rate; a weak mobile connection sends ten times as much. Bytes per span. */
const LEAST_BYTES = 32 * 1024;
const SPAN_MS = 15_000;

/**
 * Streams the owner's files after the CMS has accepted the token: a file of anybody else is not read at all.
 *
 * @throws Refused
 */
export class OwnerUploads {
  private open = 0;

  constructor(private readonly cmsUrl: string) {}

  /** Replaces the body by a measured stream, then calls `send`. */
  async take(request: FastifyRequest, reply: FastifyReply, send: () => void): Promise<void> {
    const { headers } = request;
    if (!/^multipart\/form-data\s*;/i.test(headers['content-type'] ?? '')) {
      throw new Refused(415, 'FORM_DATA_ONLY', 'Send files with Content-Type: multipart/form-data.');
    }
    if (!bearsToken(request)) throw new Refused(401, 'UNAUTHORIZED', 'Please sign in to upload files.');
    if (Number(headers['content-length']) > LARGEST_BODY_BYTES) throw uploadTooLarge();
    if (this.open >= MAX_AT_ONCE) {
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

/** An upload in progress: refused when it stalls or grows too large. */
export class UploadStream extends Transform {
  /** Why it was refused */
  refusal: Refused | undefined;
  private bytes = 0;
  private bytesBefore = 0;
  private readonly look: NodeJS.Timeout;

  constructor(
    private readonly largest = LARGEST_BODY_BYTES,
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
    // The file may have arrived completely while the CMS still processes it.
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
