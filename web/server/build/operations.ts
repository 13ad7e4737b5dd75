import { readFileSync } from 'node:fs';
import { Kind, print } from '@0no-co/graphql.web';
import type { DefinitionNode, TypeNode, VariableDefinitionNode } from 'graphql';
// Not from 'graphql': the build replaces that module with a stub that parses nothing.
import { parse } from 'graphql/language/parser.js';
import { documentId, type TrustedOperation, type VariableType } from '../graphql/trusted-documents';

const SCHEMA = new URL('../../../cms/schema.graphql', import.meta.url);
const SCALARS = ['String', 'ID', 'Int', 'Boolean'] as const;
let schema: Map<string, DefinitionNode> | undefined;

const modules = import.meta.glob<Record<string, unknown>>('../../src/features/*/documents.ts', {
  eager: true,
});

type Document = Parameters<typeof print>[0] & {
  definitions: { kind: string }[];
  changesWith?: TrustedOperation['changesWith'];
};

interface ExportedOperation extends TrustedOperation {
  /** Name of the export in its module */
  exportName: string;
}

/** Operations by module path, such as '/src/features/blog/documents.ts'. Each operation includes its fragments. */
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
  const { changesWith } = document;
  return [{ exportName, id: documentId(text), name: name.value, kind, text, variables, changesWith }];
}

function isDocument(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && 'definitions' in value;
}

/** Returns the types of an operation's variables, from its text and the CMS schema. */
function variableTypes(definitions: readonly VariableDefinitionNode[]): Record<string, VariableType> {
  return Object.fromEntries(
    definitions.map(({ variable, type, defaultValue }) => {
      const found = typeOf(type);
      return [variable.name.value, { ...found, required: found.required && !defaultValue }];
    }),
  );
}

function typeOf(node: TypeNode): VariableType {
  if (node.kind === 'NonNullType') return { ...typeOf(node.type), required: true };
  if (node.kind === 'ListType') return { kind: 'list', of: typeOf(node.type), required: false };
  const { value: name } = node.name;
  const scalar = SCALARS.find((known) => known === name);
  if (scalar) return { kind: scalar, required: false };
  // Strapi's filters of a JSON field expect JSON, but the site searches them for texts only.
  if (name === 'JSON') return { kind: 'String', required: false };
  return { ...definedType(name), required: false };
}

/**
 * Filter types refer to themselves, and only the CMS builds filters, so visitors' operations have no filter variables.
 */
function definedType(name: string): VariableType {
  const definition = definitionOf(name);
  if (definition?.kind === 'EnumTypeDefinition') {
    return {
      kind: 'enum',
      values: (definition.values ?? []).map((value) => value.name.value),
      required: false,
    };
  }
  if (definition?.kind !== 'InputObjectTypeDefinition' || /Filters?Input$/.test(name)) {
    throw new Error(`${name} is no type of a variable that visitors may send`);
  }
  const fields = (definition.fields ?? []).map((field) => [field.name.value, typeOf(field.type)] as const);
  return { kind: 'object', fields: Object.fromEntries(fields), required: false };
}

function definitionOf(name: string): DefinitionNode | undefined {
  schema ??= new Map(
    parse(readFileSync(SCHEMA, 'utf8'), { noLocation: true }).definitions.flatMap((definition) =>
      'name' in definition && definition.name ? [[definition.name.value, definition] as const] : [],
    ),
  );
  return schema.get(name);
}
