import type { Core } from '@strapi/strapi';

/** Strapi's context for the resolvers of a signed-in caller. */
interface SignedInContext {
  state: { user: { id: number } };
}

/** Who may use operations: everyone, or callers with all these rights, at times under policies too. */
type Access = { auth: false } | { auth: { scope: string[] }; policies?: string[] };

/** Rules decide inside. */
export const OPEN: Access = { auth: false };

export const mayUse = (...scope: string[]) => ({ auth: { scope } });

export const OWNER_ALONE = mayUse('api::settings.settings.update');

/** An operation without arguments gets `undefined` for them. */
type Resolve = (strapi: Core.Strapi, args: never, caller: SignedInContext) => unknown;
type ResolveField = (strapi: Core.Strapi, row: never, context: object) => unknown;

/** Resolvers by name, arguments and result in the schema language, with the description if there is one. */
type Declared<Resolver> = Record<string, Resolver | readonly [description: string, resolver: Resolver]>;

/** Operations with the same access. */
export interface Operations {
  /** null: whoever may read the type that has the fields */
  access: Access | null;
  /** Their types, in the schema language */
  types?: string;
  queries?: Declared<Resolve>;
  mutations?: Declared<Resolve>;
  /** Fields of types that are declared elsewhere, by type */
  fields?: Record<string, Declared<ResolveField>>;
  /** 'Type.field' of fields that have a resolver elsewhere */
  alsoFor?: readonly string[];
}

/** Returns the types, resolvers and access rules by 'Type.field', as Strapi's GraphQL plugin takes them. */
export function schemaPartOf(strapi: Core.Strapi, operations: Operations) {
  const { access, types = '', queries = {}, mutations = {}, fields = {}, alsoFor = [] } = operations;
  const operation = (resolve: Resolve, signature: string) => {
    const takesArguments = /^\w+\(/.test(signature);
    return (_: unknown, args: never, caller: SignedInContext) =>
      resolve(strapi, (takesArguments ? args : undefined) as never, caller);
  };
  const field = (resolve: ResolveField) => (row: never, _: unknown, context: object) =>
    resolve(strapi, row, context);
  const all = [
    { ...read(queries, operation), keyword: 'type', type: 'Query' },
    { ...read(mutations, operation), keyword: 'type', type: 'Mutation' },
    ...Object.entries(fields).map(([type, of]) => ({ ...read(of, field), keyword: 'extend type', type })),
  ].filter(({ signatures }) => signatures.length > 0);
  const guarded = all.flatMap(({ type, resolvers }) =>
    Object.keys(resolvers).map((name) => `${type}.${name}`),
  );
  return {
    typeDefs: [
      types,
      ...all.map(({ keyword, type, signatures }) => `${keyword} ${type} { ${signatures.join('\n')} }`),
    ].join('\n'),
    resolvers: Object.fromEntries(all.map(({ type, resolvers }) => [type, resolvers])),
    resolversConfig: access ? Object.fromEntries([...guarded, ...alsoFor].map((name) => [name, access])) : {},
  };
}

function read<Resolver>(
  declared: Declared<Resolver>,
  toStrapi: (resolver: Resolver, signature: string) => object,
) {
  const signatures: string[] = [];
  const resolvers: Record<string, object> = {};
  for (const [signature, given] of Object.entries(declared)) {
    const [description, resolver] = Array.isArray(given) ? given : ['', given];
    signatures.push(`${description && JSON.stringify(description)} ${signature}`);
    resolvers[signature.split(/\W/, 1)[0] ?? ''] = toStrapi(resolver, signature);
  }
  return { signatures, resolvers };
}

/** Returns a resolver for the account of the caller. */
export const forAccount =
  <Args, Result>(act: (strapi: Core.Strapi, account: number, args: Args) => Result) =>
  (strapi: Core.Strapi, args: Args, { state }: SignedInContext): Result =>
    act(strapi, state.user.id, args);
