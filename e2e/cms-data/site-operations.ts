import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const BUILT = fileURLToPath(new URL('../../web/dist/client/trusted-documents.json', import.meta.url));

/**
 * Returns the hash of one of the site's GraphQL operations.
 *
 * @param name such as 'SendMessage'
 */
export function hashOf(name: string): string {
  const operations = JSON.parse(readFileSync(BUILT, 'utf8')) as { id: string; name: string }[];
  const operation = operations.find((candidate) => candidate.name === name);
  if (!operation) throw new Error(`The built site has no operation ${name}`);
  return operation.id;
}
