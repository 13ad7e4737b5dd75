import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Quote } from './quote';
import { storedQuote } from './quote-rules';
import { USAGE_FIELDS } from './usage';

/**
 * Returns the SHA-256 of what a sent quote stores, as hex. Both databases and every release must compute the same for
 * one quote, so fields are named here and keys are sorted.
 */
export function quoteHash(quote: Quote): string {
  const { number, firstDay, lastDay, about, lines, discount, discountPercent, vatPercent, vat, total } =
    quote;
  const { currency, validUntil, terms } = quote;
  // Absent without usage: quotes without it keep their hash.
  const usage = USAGE_FIELDS.map((name) => [name, quote[name] ?? undefined]);
  const content = {
    ...{ number, firstDay, lastDay, about, discount, discountPercent, vatPercent, vat, total },
    ...{ currency, validUntil, terms },
    ...Object.fromEntries(usage),
    lines: lines.map(({ label, amount }) => ({ label, amount })),
  };
  return createHash('sha256').update(canonicalJson(content)).digest('hex');
}

/** Returns JSON whose keys are sorted at every level: PostgreSQL does not keep their order. */
const canonicalJson = (content: object): string =>
  JSON.stringify(content, (_name, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );

/** Returns whether a quote still has the content that was accepted; null for one without a hash. */
export async function isAsAccepted(strapi: Core.Strapi, documentId: string): Promise<boolean | null> {
  const quote = await storedQuote(strapi, documentId);
  return quote?.acceptedHash ? quote.acceptedHash === quoteHash(quote) : null;
}
