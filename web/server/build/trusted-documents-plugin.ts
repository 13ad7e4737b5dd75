import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport, type ViteDevServer } from 'vite';
import { TRUSTED_DOCUMENTS_FILE } from '../graphql/trusted-documents.ts';
import { pathOf } from '../http/request-path.ts';

type Operations = typeof import('./operations');

interface TrustedDocumentsApi {
  /** The operations that visitors may run, from the current files */
  operations: () => Promise<Operations['operations']>;
}

const NAME = 'trusted-documents';
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DOCUMENTS = /\/src\/features\/[^/]+\/documents\.ts$/;

/**
 * Replaces the site's GraphQL operations by their hashes, in the browser and on the server. The texts of
 * `documents.ts` go into `trusted-documents.json`, which only the public origin reads. In the app each operation
 * becomes the three facts that `src/strapi/client.ts` sends.
 */
export function trustedDocuments(): Plugin<TrustedDocumentsApi> {
  let found: Promise<Operations> | undefined;
  const find = () => {
    found ??= runnerImport<Operations>(`${ROOT}server/build/operations.ts`, {
      root: ROOT,
      configFile: false,
    }).then(({ module }) => module);
    return found;
  };
  return {
    name: NAME,
    enforce: 'pre',
    api: { operations: async () => (await find()).operations },
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
          ({ exportName, id: hash, name, kind }) =>
            `export const ${exportName} = ${JSON.stringify({ id: hash, name, kind })};`,
        )
        .join('\n');
    },
    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      const { operations } = await find();
      this.emitFile({ type: 'asset', fileName: TRUSTED_DOCUMENTS_FILE, source: JSON.stringify(operations) });
    },
  };
}

/** @param vite the development server that uses this plugin */
export function trustedDocumentsOf({ config }: ViteDevServer): TrustedDocumentsApi {
  return config.plugins.find(({ name }) => name === NAME)?.api;
}
