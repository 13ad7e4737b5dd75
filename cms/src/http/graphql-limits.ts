import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  OperationTypeNode,
  parse,
  type SelectionSetNode,
} from 'graphql';

export const GRAPHQL_LIMITS = {
  characters: 8192,
  tokens: 1000,
  operations: 1,
  rootFields: 10,
  mutationFields: 1,
  fields: 200,
  aliases: 15,
  directives: 20,
  spreads: 100,
  depth: 8,
} as const;

/** The sentence that tells why a document is refused, or undefined when it may run. Never throws. */
export function documentProblem(query: string): string | undefined {
  try {
    if (query.length > GRAPHQL_LIMITS.characters) throw tooMany('characters');
    checkDocument(parse(query, { maxTokens: GRAPHQL_LIMITS.tokens, noLocation: true }));
    return undefined;
  } catch (error) {
    if (error instanceof GraphQLError) return error.message;
    throw error;
  }
}

function checkDocument(document: DocumentNode): void {
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (!operation || operations.length > GRAPHQL_LIMITS.operations)
    throw new GraphQLError('Send exactly one operation');
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  if (operation.operation === OperationTypeNode.SUBSCRIPTION)
    throw new GraphQLError('There are no subscriptions');
  new CostMeter(fragments, operation.operation).measure(operation.selectionSet, new Set(), 1);
}

/** Counts through fragments as they would be executed, and stops at the first limit that is passed. */
class CostMeter {
  private readonly spent = {
    fields: 0,
    aliases: 0,
    directives: 0,
    spreads: 0,
    rootFields: 0,
    mutationFields: 0,
  };

  constructor(
    private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>,
    private readonly operation: OperationTypeNode,
  ) {}

  /** @param open the fragments that are being expanded on the way to here */
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
    if (depth === 1)
      this.spend(this.operation === OperationTypeNode.MUTATION ? 'mutationFields' : 'rootFields', 1);
    if (field.alias) this.spend('aliases', 1);
    if (field.selectionSet) this.measure(field.selectionSet, open, depth + 1);
  }

  private expand(name: string, open: ReadonlySet<string>, depth: number): void {
    // Fragments that only spread each other twice would expand without ever reaching a field.
    this.spend('spreads', 1);
    const fragment = this.fragments.get(name);
    if (!fragment) throw new GraphQLError(`Unknown fragment ${name}`);
    if (open.has(name)) throw new GraphQLError(`Fragment ${name} contains itself`);
    this.measure(fragment.selectionSet, new Set([...open, name]), depth);
  }

  private spend(what: keyof CostMeter['spent'], amount: number): void {
    this.spent[what] += amount;
    if (this.spent[what] > GRAPHQL_LIMITS[what]) throw tooMany(what);
  }
}

const NAMES: Partial<Record<keyof typeof GRAPHQL_LIMITS, string>> = {
  rootFields: 'root fields',
  mutationFields: 'mutation',
  depth: 'levels',
};

function tooMany(what: keyof typeof GRAPHQL_LIMITS): GraphQLError {
  return new GraphQLError(
    `The document is too large: at most ${GRAPHQL_LIMITS[what]} ${NAMES[what] ?? what}`,
  );
}
