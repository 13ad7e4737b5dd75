import { openAsBlob } from 'node:fs';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { CommandError, systemCode } from '../config/command-error.mjs';
import { machineTrouble } from '../config/machine-trouble.mjs';

/** Folder of uploads in the bucket. Their smaller variants beside it can be made again. */
export const UPLOADS_IN_BUCKET = 'uploads/';

/**
 * Media types that the bucket's public address serves. The formats equal those of
 * `cms/src/shared/uploads.ts`, whose source is not in the image.
 */
export const TYPES_BY_ENDING: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt',
};
const CACHE_CONTROL = 'max-age=3600';

const RETRIES = 2;
const OBJECT = /<Contents>.*?<\/Contents>/gs;

/** Objects of an S3 bucket. Every method throws a CommandError if the bucket refuses. */
export class Bucket {
  private readonly client: AwsClient;
  private readonly address: string;

  /** @param variables checked, including S3_BUCKET */
  constructor(variables: NodeJS.ProcessEnv) {
    const { S3_BUCKET, S3_REGION, S3_ENDPOINT } = variables;
    const { S3_ACCESS_KEY_ID: accessKeyId = '', S3_SECRET_ACCESS_KEY: secretAccessKey = '' } = variables;
    this.address = S3_ENDPOINT
      ? `${S3_ENDPOINT.replace(/\/$/, '')}/${S3_BUCKET}`
      : `https://${S3_BUCKET}.s3.${S3_REGION}.amazonaws.com`;
    this.client = new AwsClient({
      accessKeyId,
      secretAccessKey,
      region: S3_REGION,
      service: 's3',
      retries: RETRIES,
    });
  }

  /** @returns bytes by key, of every object whose key begins with `prefix` */
  async list(prefix: string): Promise<Map<string, number>> {
    const found = new Map<string, number>();
    let token: string | undefined;
    do {
      const query = new URLSearchParams({ 'list-type': '2', 'encoding-type': 'url', prefix });
      if (token) query.set('continuation-token', token);
      const page = await (await this.ask(`?${query}`)).text();
      for (const [object] of page.matchAll(OBJECT)) {
        found.set(decodeURIComponent(inTag(object, 'Key') ?? ''), Number(inTag(object, 'Size')));
      }
      token = inTag(page, 'NextContinuationToken');
    } while (token);
    return found;
  }

  async read(key: string): Promise<Readable> {
    const { body } = await this.ask(pathOf(key));
    return body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]);
  }

  /** Writes a file's content under a key, all or nothing. */
  async write(key: string, file: string): Promise<void> {
    const type = TYPES_BY_ENDING[extname(key).toLowerCase()] ?? 'application/octet-stream';
    const headers = { 'content-type': type, 'cache-control': CACHE_CONTROL };
    await this.ask(pathOf(key), { method: 'PUT', headers, body: await openAsBlob(file) });
  }

  async remove(key: string): Promise<void> {
    await this.ask(pathOf(key), { method: 'DELETE' });
  }

  /** @throws {CommandError} naming the variables to check */
  private async ask(path: string, init?: RequestInit): Promise<Response> {
    const answer = await this.client.fetch(`${this.address}${path}`, init).catch((error: Error) => {
      const trouble = machineTrouble(error);
      if (trouble) throw trouble;
      const reason = systemCode(error.cause) ?? error.message;
      throw new CommandError(
        `The bucket at ${this.address} does not respond (${reason}). Try again, or correct S3_ENDPOINT, S3_REGION and S3_BUCKET.`,
        { cause: error },
      );
    });
    if (answer.ok) return answer;
    const text = await answer.text();
    const reason = inTag(text, 'Code') ?? String(answer.status);
    const remedy =
      answer.status === 403
        ? 'Correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or allow them to list, read, write and delete'
        : 'Correct S3_BUCKET, S3_REGION and S3_ENDPOINT';
    throw new CommandError(`The bucket at ${this.address} denied access (${reason}). ${remedy}.`, {
      detail: text,
    });
  }
}

const pathOf = (key: string) => `/${key.split('/').map(encodeURIComponent).join('/')}`;

/** Returns the text of the first element with a name. S3 neither nests nor escapes the elements used here. */
function inTag(xml: string, name: string): string | undefined {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
}
