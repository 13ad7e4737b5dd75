// @ts-check
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT, WEB } from '../paths.mjs';
import { anyNumber, anyText, anything } from './random.mjs';

/**
 * @import { GraphQLField, GraphQLInputType, GraphQLObjectType, GraphQLOutputType } from 'graphql'
 * @import { Random } from './random.mjs'
 * @import { Sent } from './send.mjs'
 *
 * @typedef {object} Known what the generated requests may name because it is there
 * @property {string[]} ids of documents
 * @property {string} formToken old enough to be taken
 */

const SELECTED_LEVELS = 3;
const INPUT_LEVELS = 4;
/** Would end the run's own access, or answer everything after it with 503 as it should. */
const LEFT_ALONE = new Set([
  'maintenanceMode',
  'enableBlog',
  'enableVolunteers',
  'deleteSettings',
  'changePassword',
]);
const JSON_TYPE = { 'content-type': 'application/json' };

/**
 * Generates GraphQL requests from the committed schema and the documents that the site's build trusts.
 *
 * @param {Random} random
 * @param {Known} known
 */
export function graphqlRequests(random, known) {
  // Not at the top: when the command starts, its packages may still have to be installed.
  const graphql = /** @type {typeof import('graphql')} */ (createRequire(import.meta.url)('graphql'));
  const schema = graphql.buildSchema(readFileSync(join(ROOT, 'cms', 'schema.graphql'), 'utf8'));
  /** @type {{ id: string, name: string, text: string }[]} */
  const trusted = JSON.parse(readFileSync(join(WEB, 'dist', 'client', 'trusted-documents.json'), 'utf8'));

  /**
   * @param {GraphQLInputType} type
   * @param {number} levels
   * @returns {unknown}
   */
  function value(type, levels = INPUT_LEVELS) {
    if (random.chance(0.15)) return anything(random);
    if (graphql.isNonNullType(type)) return value(type.ofType, levels);
    if (random.chance(0.08)) return null;
    if (graphql.isListType(type))
      return Array.from({ length: random.int(4) }, () => value(type.ofType, levels));
    if (graphql.isEnumType(type)) return random.pick(type.getValues()).name;
    if (graphql.isInputObjectType(type)) return levels > 0 ? inputObject(type, levels) : {};
    return scalars[type.name]?.();
  }

  /**
   * @param {import('graphql').GraphQLInputObjectType} type
   * @param {number} levels
   */
  function inputObject(type, levels) {
    const fields = Object.values(type.getFields()).filter(({ name }) => !LEFT_ALONE.has(name));
    const wanted = fields.filter(
      (field) => graphql.isRequiredInputField(field) || random.chance(4 / fields.length),
    );
    return Object.fromEntries(wanted.map((field) => [field.name, value(field.type, levels - 1)]));
  }

  /** @type {Record<string, () => unknown>} */
  const scalars = {
    ID: () => (random.chance(0.7) ? random.pick(known.ids) : anyText(random)),
    Int: () => random.pick([random.int(20), Math.trunc(anyNumber(random)) % 2 ** 31]),
    Float: () => anyNumber(random),
    Boolean: () => random.chance(0.5),
    JSON: () => anything(random),
    Date: () => random.pick(['2026-05-01', '2026-02-30', '0000-00-00', '']),
    DateTime: () => random.pick(['2026-05-01T10:00:00.000Z', '275760-09-14T00:00:00Z', 'soon', '']),
    Time: () => random.pick(['10:00:00.000', '25:61', '']),
    String: () => (random.chance(0.1) ? known.formToken : anyText(random)),
  };

  /**
   * @param {GraphQLOutputType} output
   * @param {number} levels
   * @returns {string}
   */
  function selection(output, levels = SELECTED_LEVELS) {
    const type = graphql.getNamedType(output);
    if (!graphql.isObjectType(type)) return '';
    const fields = Object.values(type.getFields()).filter((field) => isSelectable(field, levels));
    const wanted = fields.filter(() => random.chance(0.5));
    const texts = wanted.map((field) => `${field.name}${selection(field.type, levels - 1)}`);
    return ` { ${texts.join(' ') || '__typename'} }`;
  }

  /**
   * @param {GraphQLField<unknown, unknown>} field
   * @param {number} levels
   */
  const isSelectable = (field, levels) =>
    !field.args.some(graphql.isRequiredArgument) &&
    (levels > 1 || !graphql.isObjectType(graphql.getNamedType(field.type)));

  const roots = ['query', 'mutation'].flatMap((kind) => {
    const type = /** @type {GraphQLObjectType} */ (schema.getType(kind === 'query' ? 'Query' : 'Mutation'));
    return Object.values(type.getFields()).map((field) => ({ kind, field }));
  });
  const usable = roots.filter(({ field }) => !LEFT_ALONE.has(field.name));

  function operation() {
    const { kind, field } = random.pick(usable);
    const args = field.args.filter((arg) => graphql.isRequiredArgument(arg) || random.chance(0.6));
    const declared = args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
    const passed = args.map(({ name }) => `${name}: $${name}`).join(', ');
    const head = declared && `(${declared})`;
    const body = `${field.name}${passed && `(${passed})`}${selection(field.type)}`;
    return {
      name: field.name,
      query: `${kind} Hostile${head} { ${body} }`,
      variables: Object.fromEntries(args.map(({ name, type }) => [name, value(type)])),
    };
  }

  /** Documents that no schema would make. */
  const oddDocuments = [
    () => '{'.repeat(500),
    () => `{ ${'a'.repeat(9000)} }`,
    () => `{ ${Array.from({ length: 60 }, (_each, at) => `a${at}: formToken`).join(' ')} }`,
    () => 'fragment A on Query { ...B } fragment B on Query { ...A } { ...A }',
    () => `query { formToken ${'@include(if: true) '.repeat(80)} }`,
    () => '{ __schema { types { name } } }',
    () => '{ __type(name: "Message") { fields { name } } }',
    () => 'subscription { formToken }',
    () => 'query A { formToken } query B { formToken }',
    () => `query Q(${Array.from({ length: 200 }, (_each, at) => `$v${at}: Int`).join(' ')}) { formToken }`,
    () => anyText(random),
  ];

  /** @returns {Sent & { name: string }} for callers who may ask what they like */
  function anyDocument() {
    const { name, query, variables } = operation();
    const odd = random.chance(0.12);
    const body = JSON.stringify({
      query: odd ? random.pick(oddDocuments)() : query,
      variables: random.chance(0.1) ? anything(random) : variables,
      ...(random.chance(0.1) ? { operationName: anything(random), extensions: anything(random) } : {}),
    });
    return { name: odd ? 'graphql: odd document' : `graphql: ${name}`, ...posted(body) };
  }

  /** @returns {Sent & { name: string }} for visitors of the site, who name one of its own documents */
  function trustedDocument() {
    const { id, name, text } = random.pick(trusted);
    const { definitions } = graphql.parse(text);
    const [first] = definitions;
    const declared = (first?.kind === 'OperationDefinition' && first.variableDefinitions) || [];
    const entries = declared.map(({ variable, type }) => {
      const known = graphql.typeFromAST(schema, /** @type {import('graphql').NamedTypeNode} */ (type));
      return [variable.name.value, known && graphql.isInputType(known) ? value(known) : anything(random)];
    });
    const variables = random.chance(0.1) ? anything(random) : Object.fromEntries(entries);
    const documentId = random.chance(0.03) ? anyText(random) : id;
    if (/^\s*query/.test(text) && random.chance(0.8)) {
      const query = new URLSearchParams({ documentId, variables: JSON.stringify(variables) ?? '' });
      return { name: `document: ${name}`, method: 'GET', path: `/graphql?${query}` };
    }
    return { name: `document: ${name}`, ...posted(JSON.stringify({ documentId, variables })) };
  }

  /** @param {string} body */
  function posted(body) {
    const headers = random.chance(0.04) ? oddType() : JSON_TYPE;
    const cut = random.chance(0.02) ? body.slice(0, random.int(body.length)) : body;
    return {
      method: random.chance(0.02) ? random.pick(['GET', 'PUT', 'DELETE']) : 'POST',
      path: '/graphql',
      headers,
      body: cut,
    };
  }

  /** @returns {Record<string, string>} */
  function oddType() {
    const types = [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/xml',
      'x',
      '',
    ];
    return { 'content-type': random.pick(types) };
  }

  return { anyDocument, trustedDocument };
}
