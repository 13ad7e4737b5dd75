import type { FastifyReply, FastifyRequest } from 'fastify';
import { bearsToken } from './doors/bearer';
import { sendContinue } from './doors/read-body';
import { Refused } from './doors/refused';
import { LARGEST_UPLOAD_BYTES, UploadStream, uploadTooLarge } from './doors/upload-stream';

/** At once, whoever sends them: each holds a connection to the cms. */
const MOST_AT_ONCE = 16;
const TOKEN_CHECK_LIMIT_MS = 3000;

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
      throw new Refused(415, 'FORM_DATA_ONLY', 'Files are sent with Content-Type: multipart/form-data.');
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
    const status = await this.askWhoIsIt(authorization);
    if (status === 401 || status === 403) {
      throw new Refused(401, 'UNAUTHORIZED', 'Please sign in to upload files.');
    }
    if (status !== 200) {
      throw new Refused(503, 'UNAVAILABLE', 'The content server cannot be reached. Please try again later.');
    }
  }

  /** Status of the answer; 0 without one. */
  private async askWhoIsIt(authorization: string): Promise<number> {
    try {
      const answer = await fetch(`${this.cmsUrl}/api/users/me`, {
        headers: { authorization },
        signal: AbortSignal.timeout(TOKEN_CHECK_LIMIT_MS),
      });
      await answer.body?.cancel();
      return answer.status;
    } catch {
      return 0;
    }
  }
}
