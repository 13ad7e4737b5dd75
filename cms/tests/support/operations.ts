import { createRequire } from 'node:module';
import type { GraphQLField, GraphQLInputType, GraphQLOutputType, GraphQLSchema } from 'graphql';
import type { BootedCms } from './boot-strapi';

// Strapi's own copy: the schema's classes must be the ones that are asked about.
const graphql = createRequire(import.meta.url)('graphql') as typeof import('graphql');

/** A document that calls one operation with the smallest arguments the schema accepts. */
export interface Operation {
  name: string;
  document: string;
}

/** Every operation of the booted cms, whoever added it. */
export function everyOperation({ strapi }: BootedCms): { queries: Operation[]; mutations: Operation[] } {
  const schema: GraphQLSchema = strapi.plugin('graphql').service('content-api').buildSchema();
  const fields = (type: ReturnType<GraphQLSchema['getQueryType']>) => Object.values(type?.getFields() ?? {});
  return {
    queries: fields(schema.getQueryType()).map((field) => call('query', field)),
    mutations: fields(schema.getMutationType()).map((field) => call('mutation', field)),
  };
}

function call(kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>): Operation {
  const given = field.args
    .filter(graphql.isRequiredArgument)
    .map(({ name, type }) => `${name}: ${smallestValue(type)}`);
  const args = given.length > 0 ? `(${given.join(', ')})` : '';
  return { name: field.name, document: `${kind} { ${field.name}${args}${selection(field.type)} }` };
}

function selection(type: GraphQLOutputType): string {
  return graphql.isLeafType(graphql.getNamedType(type)) ? '' : ' { __typename }';
}

/** A literal of this type, with required fields only. */
function smallestValue(type: GraphQLInputType): string {
  const nullable = graphql.getNullableType(type);
  if (graphql.isListType(nullable)) return '[]';
  if (graphql.isInputObjectType(nullable)) {
    const required = Object.values(nullable.getFields()).filter(graphql.isRequiredInputField);
    return `{ ${required.map(({ name, type: inner }) => `${name}: ${smallestValue(inner)}`).join(', ')} }`;
  }
  if (graphql.isEnumType(nullable)) return nullable.getValues()[0]?.name ?? 'null';
  return { Int: '1', Float: '1', Boolean: 'true' }[nullable.name] ?? '"x"';
}
