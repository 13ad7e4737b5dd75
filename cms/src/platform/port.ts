import type { Core } from '@strapi/strapi';

interface Port<Table> {
  /** Called once, while Strapi registers. */
  set: (strapi: Core.Strapi, table: Table) => void;
  /** @throws Error before it is set */
  of: (strapi: Core.Strapi) => Table;
}

/**
 * A table that `start/` hands over to an engine, so that the engine can call what is above it. It belongs to the Strapi
 * instance: tests import their own copy of modules that Strapi has loaded too.
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
