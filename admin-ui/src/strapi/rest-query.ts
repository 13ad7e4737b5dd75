/** What both APIs filter by; REST marks it with a `$`. */
const OPERATORS = new Set(['and', 'or', 'eq', 'lt', 'lte', 'gt', 'containsi']);

/**
 * A value as parameters of Strapi's REST API.
 *
 * @param value a filter as GraphQL takes it, a list, or a plain value: `{ status: { eq: 'pending' } }`
 * @returns names and values: `[['filters[status][$eq]', 'pending']]`
 */
export function restParameters(name: string, value: unknown): [name: string, value: string][] {
  if (typeof value !== 'object' || value === null) return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) =>
    restParameters(`${name}[${OPERATORS.has(key) ? `$${key}` : key}]`, inner),
  );
}
