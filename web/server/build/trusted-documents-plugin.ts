import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import { TRUSTED_DOCUMENTS_FILE } from '../graphql/trusted-documents.ts';
import { pathOf } from '../http/request-path.ts';

type Operations = typeof import('./operations');

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const NO_GRAPHQL_TEXTS = `${ROOT}server/build/no-graphql-texts.ts`;
const DOCUMENTS = /\/src\/features\/[^/]+\/documents\.ts$/;

/**
 * Browsers know the site's GraphQL operations by hash: the texts of `documents.ts` stay on the server, in
 * `trusted-documents.json`, and each operation becomes the three facts that `src/strapi/trusted-request.ts` sends.
 */
export function trustedDocuments(): Plugin {
  let found: Promise<Operations> | undefined;
  const find = () => {
    found ??= runnerImport<Operations>(`${ROOT}server/build/operations.ts`, {
      root: ROOT,
      configFile: false,
      resolve: { alias: [{ find: /^graphql$/, replacement: '@0no-co/graphql.web' }] },
    }).then(({ module }) => module);
    return found;
  };
  return {
    name: 'trusted-documents',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    resolveId(source) {
      return source === '@0no-co/graphql.web' ? NO_GRAPHQL_TEXTS : null;
    },
    watchChange() {
      found = undefined;
    },
    async transform(_code, id) {
      const path = pathOf(id);
      if (!DOCUMENTS.test(path)) return null;
      const { operationsByModule } = await find();
      const exported = operationsByModule[path.slice(path.indexOf('/src/features/'))] ?? [];
      return exported
        .map(
          ({ exportName, id, name, kind }) =>
            `export const ${exportName} = ${JSON.stringify({ id, name, kind })};`,
        )
        .join('\n');
    },
    async generateBundle() {
      const { operations } = await find();
      this.emitFile({ type: 'asset', fileName: TRUSTED_DOCUMENTS_FILE, source: JSON.stringify(operations) });
    },
  };
}
