/** What a template can hold in braces, as the owner writes it. */
export const PLACEHOLDERS = [
  'name',
  'service',
  'days',
  'city',
  'link',
  'rank',
  'hold ends',
  'quote',
  'total',
  'valid until',
] as const;

export type Placeholder = (typeof PLACEHOLDERS)[number];

const IN_BRACES = /\{([^{}\n]*)\}/g;

const isPlaceholder = (name: string): name is Placeholder => PLACEHOLDERS.some((known) => known === name);

/** A template with everything in its place. What stands in braces and is no placeholder stays as it was written. */
export const fillTemplate = (template: string, values: Record<Placeholder, string>): string =>
  template.replace(IN_BRACES, (written, name: string) => {
    const wanted = name.trim().toLowerCase();
    return isPlaceholder(wanted) ? values[wanted] : written;
  });

/** What a template has in braces that nothing is filled into, each once. */
export function unknownPlaceholders(template: string): string[] {
  const names = [...template.matchAll(IN_BRACES)].map(([, name = '']) => name.trim());
  return [...new Set(names)].filter((name) => !isPlaceholder(name.toLowerCase()));
}
