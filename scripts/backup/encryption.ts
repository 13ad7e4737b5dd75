import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { CommandError } from '../config/command-error.mjs';
import { machineTrouble } from '../config/machine-trouble.mjs';

/** First line of every age file (https://age-encryption.org/v1). */
const AGE = 'age-encryption.org/v1\n';

/** The library uses the browser's streams, whose types differ from Node's. */
const toWeb = (stream: Readable) => Readable.toWeb(stream) as globalThis.ReadableStream<Uint8Array>;
const fromWeb = (stream: globalThis.ReadableStream) => Readable.fromWeb(stream as ReadableStream);

/** Encrypts in chunks of 64 KB, each authenticated when it is read. */
export async function encrypted(plain: Readable, passphrase: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  return fromWeb(await encrypter.encrypt(toWeb(plain)));
}

async function isEncrypted(file: string) {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(AGE.length), 0, AGE.length, 0);
    return buffer.toString('latin1', 0, bytesRead) === AGE;
  } finally {
    await handle.close();
  }
}

/**
 * Opens an archive, encrypted or not.
 *
 * @param passphrase only needed for an encrypted archive
 * @throws {CommandError} without the right passphrase
 */
export async function opened(file: string, passphrase: string | undefined): Promise<Readable> {
  if (!(await isEncrypted(file))) return createReadStream(file);
  if (!passphrase) {
    throw new CommandError(`${file} is encrypted. Set BACKUP_PASSPHRASE to the passphrase it was made with.`);
  }
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const source = createReadStream(file);
  try {
    return fromWeb(await decrypter.decrypt(toWeb(source)));
  } catch (cause) {
    source.destroy();
    if (machineTrouble(cause)) throw cause;
    throw new CommandError(
      `BACKUP_PASSPHRASE does not match ${file}. Use the passphrase it was made with. If that is the right one, the archive is damaged.`,
      { cause },
    );
  }
}
