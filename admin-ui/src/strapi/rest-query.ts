/** Filter operators of both APIs; REST prefixes them with `$`. */
const OPERATORS = new Set(['and', 'or', 'eq', 'lt', 'lte', 'gt', 'containsi']);

/**
 * Converts a value to parameters of Strapi's REST API.
 * @param value a filter in GraphQL format, a list, or a plain value: `{ status: { eq: 'pending' } }`
 * @returns names and values: `[['filters[status][$eq]', 'pending']]`
 */
export function restParameters(name: string, value: unknown): [name: string, value: string][] {
  if (typeof value !== 'object' || value === null) return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) =>
    restParameters(`${name}[${OPERATORS.has(key) ? `$${key}` : key}]`, inner),
  );
}
