import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  OperationTypeNode,
  parse,
  type SelectionSetNode,
  type ValueNode,
  valueFromASTUntyped,
  visit,
} from 'graphql';
import { MAX_ROOT_FIELDS, VISITOR_VARIABLES_LENGTH } from '../../shared/limits';
import {
  QUERY_VALUES,
  SAVED_VALUES,
  type ValueLimits,
  VISITOR_QUERY_VALUES,
  valuesTooLarge,
  weigh,
} from '../value-limits';
import { refused } from '../wording';

export const GRAPHQL_LIMITS = {
  characters: 8192,
  tokens: 1000,
  operations: 1,
  /** Each root field is a search; the site's own documents have at most two. */
  visitorRootFields: 3,
  /** The owner's overview has seven. */
  rootFields: MAX_ROOT_FIELDS,
  mutationFields: 1,
  fields: 200,
  aliases: 15,
  directives: 20,
  spreads: 100,
  depth: 8,
} as const;

type Variables = Record<string, unknown>;

/**
 * @param signedIn true if the caller's token has been verified
 * @throws ValidationError if the document cannot be read or passes a limit
 */
export function checkQuery(query: string, variables: Variables = {}, signedIn = false): void {
  if (query.length > GRAPHQL_LIMITS.characters) throw tooMany('characters');
  checkDocument(parseDocument(query), variables, signedIn);
}

function parseDocument(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: GRAPHQL_LIMITS.tokens, noLocation: true });
  } catch (error) {
    if (error instanceof GraphQLError) throw invalid(error.message.replace(/\.$/, ''));
    throw error;
  }
}

function checkDocument(document: DocumentNode, variables: Variables, signedIn: boolean): void {
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (!operation || operations.length > GRAPHQL_LIMITS.operations)
    throw invalid('it must have exactly one operation');
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  if (operation.operation === OperationTypeNode.SUBSCRIPTION) throw invalid('this site has no subscriptions');
  const isQuery = operation.operation === OperationTypeNode.QUERY;
  if (isQuery && !signedIn && JSON.stringify(variables).length > VISITOR_VARIABLES_LENGTH)
    throw valuesTooLarge(VISITOR_VARIABLES_LENGTH, 'characters');
  const defaults = operation.variableDefinitions?.flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
  );
  refuseNul(document);
  const costs = new CostMeter({
    fragments,
    variables: { ...Object.fromEntries(defaults ?? []), ...variables },
    values: valueLimits(isQuery, signedIn),
    rootFields: !isQuery ? 'mutationFields' : signedIn ? 'rootFields' : 'visitorRootFields',
    isVisitor: !signedIn,
  });
  costs.measure(operation.selectionSet, new Set(), 1);
}

/** No database accepts NUL. Variables have been cleaned before. */
function refuseNul(document: DocumentNode): void {
  visit(document, {
    StringValue({ value }) {
      if (value.includes('\u0000')) throw invalid('a text has the character NUL');
    },
  });
}

function valueLimits(isQuery: boolean, signedIn: boolean): ValueLimits {
  if (isQuery) return signedIn ? QUERY_VALUES : VISITOR_QUERY_VALUES;
  return signedIn ? SAVED_VALUES : QUERY_VALUES;
}

interface Measured {
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  variables: Variables;
  values: ValueLimits;
  rootFields: 'visitorRootFields' | 'rootFields' | 'mutationFields';
  isVisitor: boolean;
}

/** Counts the cost of a document with its fragments expanded, and throws at the first limit that is passed. */
class CostMeter {
  private readonly spent: Partial<Record<keyof typeof GRAPHQL_LIMITS, number>> = {};
  private values = 0;

  constructor(private readonly of: Measured) {}

  /** @param open the fragments being expanded, to detect circles */
  measure({ selections }: SelectionSetNode, open: ReadonlySet<string>, depth: number): void {
    if (depth > GRAPHQL_LIMITS.depth) throw tooMany('depth');
    for (const selection of selections) {
      this.spend('directives', selection.directives?.length ?? 0);
      if (selection.kind === Kind.FRAGMENT_SPREAD) this.expand(selection.name.value, open, depth);
      else if (selection.kind === Kind.INLINE_FRAGMENT) this.measure(selection.selectionSet, open, depth);
      else this.visitField(selection, open, depth);
    }
  }

  private visitField(field: FieldNode, open: ReadonlySet<string>, depth: number): void {
    this.spend('fields', 1);
    if (depth === 1) this.spend(this.of.rootFields, 1);
    if (field.alias) this.spend('aliases', 1);
    for (const { name, value } of field.arguments ?? []) {
      if (this.of.isVisitor && depth > 1 && ['filters', 'sort'].includes(name.value))
        throw refused('FILTER_INSIDE_ITEMS', { field: name.value });
      this.addValues(value);
    }
    if (field.selectionSet) this.measure(field.selectionSet, open, depth + 1);
  }

  private expand(name: string, open: ReadonlySet<string>, depth: number): void {
    // Fragments that only spread each other twice would expand forever without reaching a field.
    this.spend('spreads', 1);
    const fragment = this.of.fragments.get(name);
    if (!fragment) throw invalid(`unknown fragment “${name}”`);
    if (open.has(name)) throw invalid(`fragment “${name}” contains itself`);
    this.measure(fragment.selectionSet, new Set([...open, name]), depth);
  }

  /** A variable that is used ten times counts ten times. */
  private addValues(value: ValueNode): void {
    const { variables, values: limits } = this.of;
    this.values += weigh(valueFromASTUntyped(value, variables), limits);
    if (this.values > limits.nodes) throw valuesTooLarge(limits.nodes, 'values');
  }

  private spend(what: keyof typeof GRAPHQL_LIMITS, amount: number): void {
    const spent = (this.spent[what] ?? 0) + amount;
    this.spent[what] = spent;
    if (spent > GRAPHQL_LIMITS[what]) throw tooMany(what);
  }
}

const NAMES: Partial<Record<keyof typeof GRAPHQL_LIMITS, string>> = {
  visitorRootFields: 'root fields',
  rootFields: 'root fields',
  mutationFields: 'mutation',
  depth: 'levels',
};

const tooMany = (what: keyof typeof GRAPHQL_LIMITS) =>
  refused('DOCUMENT_TOO_LARGE', { params: { most: GRAPHQL_LIMITS[what], what: NAMES[what] ?? what } });

const invalid = (reason: string) => refused('DOCUMENT_INVALID', { params: { reason } });
