import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as graphql from 'graphql';
import { ROOT } from '../../scripts/config/paths.mjs';
import { trustedDocuments } from '../../scripts/testing/people.ts';
import type { Sent } from '../../scripts/testing/send.ts';
import type { Check } from './checks.ts';
import { anyNumber, anyText, anything, type Random } from './random.ts';

export type Named = Sent & { name: string; check?: Check };

/** Existing things that the generated requests may name. */
export interface Known {
  ids: string[];
  formToken: string;
}

const SELECTED_LEVELS = 3;
const INPUT_LEVELS = 4;
/** Operations that would end the run's own access, or rightly make everything answer 503. */
const LEFT_ALONE = new Set([
  'maintenanceMode',
  'enableBlog',
  'enableVolunteers',
  'deleteSettings',
  'changePassword',
]);
const TYPES = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'x', ''];

/** Documents that do not come from the schema. */
const ODD_DOCUMENTS = [
  '',
  '{'.repeat(500),
  `{ ${'a'.repeat(9000)} }`,
  `{ ${Array.from({ length: 60 }, (_each, at) => `a${at}: formToken`).join(' ')} }`,
  'fragment A on Query { ...B } fragment B on Query { ...A } { ...A }',
  `query { formToken ${'@include(if: true) '.repeat(80)} }`,
  '{ __schema { types { name } } }',
  '{ __type(name: "Message") { fields { name } } }',
  'subscription { formToken }',
  'query A { formToken } query B { formToken }',
  `query Q(${Array.from({ length: 200 }, (_each, at) => `$v${at}: Int`).join(' ')}) { formToken }`,
];

/** Generates GraphQL requests from the committed schema and the site's trusted documents. */
export function graphqlRequests(random: Random, known: Known) {
  const schema = graphql.buildSchema(readFileSync(join(ROOT, 'cms', 'schema.graphql'), 'utf8'));
  const trusted = trustedDocuments();
  const roots = (['query', 'mutation'] as const).flatMap((kind) => {
    const type = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
    return Object.values(type?.getFields() ?? {}).map((field) => ({ kind, field }));
  });
  const usable = roots.filter(({ field }) => !LEFT_ALONE.has(field.name));

  const scalars: Record<string, () => unknown> = {
    ID: () => (random.chance(0.7) ? random.pick(known.ids) : anyText(random)),
    Int: () => random.pick([random.int(20), Math.trunc(anyNumber(random)) % 2 ** 31]),
    Float: () => anyNumber(random),
    Boolean: () => random.chance(0.5),
    JSON: () => anything(random),
    Date: () => random.pick(['2026-05-01', anyText(random)]),
    DateTime: () => random.pick(['2026-05-01T10:00:00.000Z', anyText(random)]),
    Time: () => random.pick(['10:00:00.000', anyText(random)]),
    String: () => (random.chance(0.1) ? known.formToken : anyText(random)),
  };

  function value(type: graphql.GraphQLInputType, levels = INPUT_LEVELS): unknown {
    if (random.chance(0.15)) return anything(random);
    if (graphql.isNonNullType(type)) return value(type.ofType, levels);
    if (random.chance(0.08)) return null;
    if (graphql.isListType(type))
      return Array.from({ length: random.int(4) }, () => value(type.ofType, levels));
    if (graphql.isEnumType(type)) return random.pick(type.getValues()).name;
    if (graphql.isInputObjectType(type)) return levels > 0 ? inputObject(type, levels) : {};
    return scalars[type.name]?.();
  }

  function inputObject(type: graphql.GraphQLInputObjectType, levels: number) {
    const fields = Object.values(type.getFields()).filter(({ name }) => !LEFT_ALONE.has(name));
    const wanted = fields.filter(
      (field) => graphql.isRequiredInputField(field) || random.chance(4 / fields.length),
    );
    return Object.fromEntries(wanted.map((field) => [field.name, value(field.type, levels - 1)]));
  }

  function selection(output: graphql.GraphQLOutputType, levels = SELECTED_LEVELS): string {
    const type = graphql.getNamedType(output);
    if (!graphql.isObjectType(type)) return '';
    const isSelectable = (field: graphql.GraphQLField<unknown, unknown>) =>
      !field.args.some(graphql.isRequiredArgument) &&
      (levels > 1 || !graphql.isObjectType(graphql.getNamedType(field.type)));
    const wanted = random.some(Object.values(type.getFields()).filter(isSelectable), 0.5);
    const texts = wanted.map((field) => `${field.name}${selection(field.type, levels - 1)}`);
    return ` { ${texts.join(' ') || '__typename'} }`;
  }

  function operation() {
    const { kind, field } = random.pick(usable);
    const args = field.args.filter((arg) => graphql.isRequiredArgument(arg) || random.chance(0.6));
    const head = args.length > 0 ? `(${args.map(({ name, type }) => `$${name}: ${type}`).join(', ')})` : '';
    const passed = args.length > 0 ? `(${args.map(({ name }) => `${name}: $${name}`).join(', ')})` : '';
    return {
      name: field.name,
      query: `${kind} Hostile${head} { ${field.name}${passed}${selection(field.type)} }`,
      variables: Object.fromEntries(args.map(({ name, type }) => [name, value(type)])),
    };
  }

  function posted(name: string, content: unknown): Named {
    const body = JSON.stringify(content);
    return {
      name,
      method: random.chance(0.02) ? random.pick(['GET', 'PUT', 'DELETE']) : 'POST',
      path: '/graphql',
      headers: { 'content-type': random.chance(0.04) ? random.pick(TYPES) : 'application/json' },
      body: random.chance(0.02) ? body.slice(0, random.int(body.length)) : body,
    };
  }

  return {
    /** For callers who may send any document. */
    anyDocument(): Named {
      const { name, query, variables } = operation();
      const odd = random.chance(0.12);
      const more = random.chance(0.1) && { operationName: anything(random), extensions: anything(random) };
      return posted(odd ? 'graphql: odd document' : `graphql: ${name}`, {
        query: odd ? random.pick([...ODD_DOCUMENTS, anyText(random)]) : query,
        variables: random.chance(0.1) ? anything(random) : variables,
        ...more,
      });
    },

    /** For visitors of the site, who may only send trusted documents. */
    trustedDocument(): Named {
      const { id, name, text } = random.pick(trusted);
      const [first] = graphql.parse(text).definitions;
      const declared = (first?.kind === 'OperationDefinition' && first.variableDefinitions) || [];
      const entries = declared.map(({ variable, type }) => {
        const input = graphql.typeFromAST(schema, type as graphql.NamedTypeNode);
        return [variable.name.value, graphql.isInputType(input) ? value(input) : anything(random)];
      });
      const variables = random.chance(0.1) ? anything(random) : Object.fromEntries(entries);
      const query = random.chance(0.03) ? anyText(random) : id;
      if (!/^\s*query/.test(text) || random.chance(0.2)) {
        return posted(`document: ${name}`, { query, variables });
      }
      const address = new URLSearchParams({ query, variables: JSON.stringify(variables) ?? '' });
      return { name: `document: ${name}`, method: 'GET', path: `/graphql?${address}` };
    },
  };
}
