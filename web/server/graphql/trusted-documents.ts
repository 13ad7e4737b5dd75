import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { VariableType } from './variable-types';

const Operation = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['query', 'mutation']),
  text: z.string(),
  /** The only ones it takes */
  variables: z.record(z.string(), VariableType),
  /** One answer serves everybody until the content changes */
  isForAll: z.boolean(),
});

/** One of the site's own GraphQL operations, as the build found it. */
export type TrustedOperation = z.infer<typeof Operation>;

/** Beside Vite's manifest in the client build; not served. */
export const TRUSTED_DOCUMENTS_FILE = 'trusted-documents.json';

/** Of sha256's 32: an attacker gains nothing from a collision, the texts are all ours. Bytes. */
const ID_BYTES = 16;

/** The hash by which a browser asks for an operation. */
export function documentId(text: string): string {
  return createHash('sha256').update(text).digest().subarray(0, ID_BYTES).toString('base64url');
}

/** @throws Error when the site was not built */
export function readTrustedDocuments(clientDir: string): TrustedOperation[] {
  return z.array(Operation).parse(JSON.parse(readFileSync(join(clientDir, TRUSTED_DOCUMENTS_FILE), 'utf8')));
}
