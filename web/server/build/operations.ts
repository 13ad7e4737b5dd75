import { Kind, print } from '@0no-co/graphql.web';
import type { VariableDefinitionNode } from 'graphql';
import { documentId, type TrustedOperation } from '../graphql/trusted-documents';
import { variableTypes } from './variable-types';

const modules = import.meta.glob<Record<string, unknown>>('../../src/features/*/documents.ts', {
  eager: true,
});

type Document = Parameters<typeof print>[0] & { definitions: { kind: string }[]; isForAll?: boolean };

interface ExportedOperation extends TrustedOperation {
  /** As the module names it */
  exportName: string;
}

/** Operations by module: '/src/features/blog/documents.ts'. Fragments are inside of the operations. */
export const operationsByModule: Record<string, ExportedOperation[]> = Object.fromEntries(
  Object.entries(modules).map(([path, exported]) => [
    path.replace('../..', ''),
    Object.entries(exported).flatMap(([exportName, document]) => operationOf(exportName, document)),
  ]),
);

export const operations: TrustedOperation[] = Object.values(operationsByModule)
  .flat()
  .map(({ exportName: _, ...operation }) => operation);

function operationOf(exportName: string, document: unknown): ExportedOperation[] {
  if (!isDocument(document)) throw new Error(`${exportName} is no GraphQL document`);
  const [operation] = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (!operation) return [];
  const {
    operation: kind,
    name,
    variableDefinitions = [],
  } = operation as unknown as {
    operation: TrustedOperation['kind'];
    name?: { value: string };
    variableDefinitions?: VariableDefinitionNode[];
  };
  if (!name) throw new Error(`${exportName} has no name`);
  const text = print(document);
  const variables = variableTypes(variableDefinitions);
  const isForAll = document.isForAll ?? false;
  return [{ exportName, id: documentId(text), name: name.value, kind, text, variables, isForAll }];
}

function isDocument(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && 'definitions' in value;
}
