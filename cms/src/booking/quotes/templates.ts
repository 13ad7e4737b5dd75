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

/** Fills the placeholders of a template. Unknown names in braces stay as written. */
export const fillTemplate = (template: string, values: Record<Placeholder, string>): string =>
  template.replace(IN_BRACES, (written, name: string) => {
    const wanted = name.trim().toLowerCase();
    return isPlaceholder(wanted) ? values[wanted] : written;
  });

/** Returns each unknown name in braces once. */
export function unknownPlaceholders(template: string): string[] {
  const names = [...template.matchAll(IN_BRACES)].map(([, name = '']) => name.trim());
  return [...new Set(names)].filter((name) => !isPlaceholder(name.toLowerCase()));
}
