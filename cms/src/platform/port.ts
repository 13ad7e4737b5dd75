import type { Core } from '@strapi/strapi';

interface Port<Table> {
  /** Called once, while Strapi registers. */
  set: (strapi: Core.Strapi, table: Table) => void;
  /** @throws Error before the table is set */
  of: (strapi: Core.Strapi) => Table;
}

/**
 * A table that `start/` passes to a lower layer, so that the lower layer can call code above it. It is stored on the
 * Strapi instance, because tests import their own copies of modules that Strapi has loaded too.
 */
export function port<Table>(name: string): Port<Table> {
  const key = `port.${name}`;
  return {
    set: (strapi, table) => {
      strapi.add(key, () => table);
    },
    of: (strapi) => strapi.get(key),
  };
}
