import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport, type ViteDevServer } from 'vite';
import type { TrustedDocument } from '../../src/strapi/client';
import { TRUSTED_DOCUMENTS_FILE, type TrustedOperation } from '../graphql/trusted-documents.ts';
import { pathOf } from '../http/request-path.ts';

type Operations = typeof import('./operations');

interface TrustedDocumentsApi {
  /** The operations that visitors may run, from the current files */
  operations: () => Promise<Operations['operations']>;
}

const NAME = 'trusted-documents';

/** Returns what graphql-request reads of a document, with a hash instead of the text. */
const trustedDocument = (id: string, name: string, operation: TrustedOperation['kind']): TrustedDocument => ({
  kind: 'Document',
  definitions: [{ kind: 'OperationDefinition', operation, name: { kind: 'Name', value: name } }],
  id,
});

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DOCUMENTS = /\/src\/features\/[^/]+\/documents\.ts$/;

/**
 * Replaces the site's GraphQL operations by their hashes, in the browser and on the server. The texts of
 * `documents.ts` go into `trusted-documents.json`, which only the public origin reads. In the app each operation
 * becomes what `src/strapi/client.ts` needs of a document.
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
            `export const ${exportName} = ${JSON.stringify(trustedDocument(hash, name, kind))};`,
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
