import { REFUSAL_EXAMPLES } from '../../src/shared/testing/refusal-examples';
import type { Failure } from './client';

const examples: Record<string, unknown> = REFUSAL_EXAMPLES;

/**
 * Fails the test if the CMS refused without a code that front ends know, the parameters of its sentence and a whole
 * sentence. Each refusal in a test passes here.
 */
export function requireCode({ name, message, details: { code, field, params } }: Failure): void {
  const example = typeof code === 'string' ? examples[code] : undefined;
  const isKnown = example !== undefined && (field === null || typeof field === 'string');
  const isWhole = /^[“A-Z{/].*[.?]$/s.test(message) || /^Invalid \w+$/.test(message);
  if (isKnown && isWhole && names(params) === names(example)) return;
  throw new Error(
    `A refusal without a code or a whole sentence: ${JSON.stringify({ name, message, code, field, params })}`,
  );
}

const names = (params: unknown) =>
  Object.keys(params ?? {})
    .sort()
    .join();
