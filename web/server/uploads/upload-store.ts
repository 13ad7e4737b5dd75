import type { Readable } from 'node:stream';

/** An uploaded file as it is sent. */
export interface StoredUpload {
  /** Media type */
  type: string;
  /** Bytes */
  size: number;
  /** Of exactly these bytes, in its quotes */
  etag: string;
  modified: Date;
  /** What is sent depends on the Accept header */
  negotiated: boolean;
  /** Both ends belong to it; absent: all of it */
  open: (range?: { start: number; end: number }) => Readable;
}

/** Where uploads are: a disk, or one day a bucket. */
export interface UploadStore {
  /** @param accept which formats the browser can show; undefined when there is no such file */
  find(name: string, accept: string | undefined): Promise<StoredUpload | undefined>;
}
