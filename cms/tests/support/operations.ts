import { createRequire } from 'node:module';
import type {
  GraphQLField,
  GraphQLInputField,
  GraphQLInputType,
  GraphQLOutputType,
  GraphQLSchema,
} from 'graphql';
import type { BootedCms } from './boot-strapi';

// Strapi's copy of the module, because `instanceof` needs the same classes as the schema.
const graphql = createRequire(import.meta.url)('graphql') as typeof import('graphql');

/** A document that calls one operation with the smallest accepted arguments. */
export interface Operation {
  name: string;
  document: string;
}

/** Returns every operation of the booted CMS. */
export function everyOperation({ strapi }: BootedCms): { queries: Operation[]; mutations: Operation[] } {
  const schema: GraphQLSchema = strapi.plugin('graphql').service('content-api').buildSchema();
  const fields = (type: ReturnType<GraphQLSchema['getQueryType']>) => Object.values(type?.getFields() ?? {});
  return {
    queries: fields(schema.getQueryType()).map((field) => call('query', field)),
    mutations: fields(schema.getMutationType()).map((field) => call('mutation', field)),
  };
}

/**
 * Returns every operation with each of its arguments that hold a number or an id in turn, alone or in an input, with this value.
 *
 * @param value a literal
 */
export function operationsWith(
  { strapi }: BootedCms,
  scalar: 'Int' | 'ID',
  value: string,
): { queries: Operation[]; mutations: Operation[] } {
  const schema: GraphQLSchema = strapi.plugin('graphql').service('content-api').buildSchema();
  const of = (kind: 'query' | 'mutation', type: ReturnType<GraphQLSchema['getQueryType']>) =>
    Object.values(type?.getFields() ?? {}).flatMap((field) =>
      field.args.flatMap(({ name, type: given }) =>
        literalsWith(given, scalar, value).map((literal) => call(kind, field, { [name]: literal })),
      ),
    );
  return {
    queries: of('query', schema.getQueryType()),
    mutations: of('mutation', schema.getMutationType()),
  };
}

/** Returns literals of a type, each with the value in another place. Filters are tested elsewhere. */
function literalsWith(type: GraphQLInputType, scalar: string, value: string): string[] {
  const nullable = graphql.getNullableType(type);
  if (graphql.isListType(nullable))
    return literalsWith(nullable.ofType, scalar, value).map((literal) => `[${literal}]`);
  if (!graphql.isInputObjectType(nullable)) return nullable.name === scalar ? [value] : [];
  if (nullable.name.endsWith('FiltersInput')) return [];
  const fields = Object.values(nullable.getFields());
  return fields.flatMap((field) =>
    graphql.isLeafType(graphql.getNamedType(field.type))
      ? literalsWith(field.type, scalar, value).map((literal) => inputWith(fields, field.name, literal))
      : [],
  );
}

function inputWith(fields: GraphQLInputField[], name: string, literal: string): string {
  const others = fields.filter((field) => graphql.isRequiredInputField(field) && field.name !== name);
  const given = others.map((field) => `${field.name}: ${smallestValue(field.type)}`);
  return `{ ${[...given, `${name}: ${literal}`].join(', ')} }`;
}

/** @param literals of single arguments */
function call(
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
  literals: Record<string, string> = {},
): Operation {
  const given = field.args
    .filter((argument) => argument.name in literals || graphql.isRequiredArgument(argument))
    .map(({ name, type }) => `${name}: ${literals[name] ?? smallestValue(type)}`);
  const args = given.length > 0 ? `(${given.join(', ')})` : '';
  return { name: field.name, document: `${kind} { ${field.name}${args}${selection(field.type)} }` };
}

function selection(type: GraphQLOutputType): string {
  return graphql.isLeafType(graphql.getNamedType(type)) ? '' : ' { __typename }';
}

/** Returns a literal of this type with only its required fields. */
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
