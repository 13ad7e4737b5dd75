import { parse } from '@0no-co/graphql.web';
import type { TadaDocumentNode } from 'gql.tada';
import { LARGEST_PAGE } from '../../../cms/src/shared/limits';
import { capitalized } from '../../../cms/src/shared/text';
import type { Fields } from '../kit/fields/fields';
import { mediaFileFragment } from '../strapi/media-file';
import type { Form } from './form-of';
import type { Connection } from './queries';

interface ListVariables {
  filters: object;
  sort: string[];
  page: number;
  pageSize: number;
}

export interface Documents<Row> {
  page: TadaDocumentNode<{ found: Connection<Row> | null }, ListVariables>;
  one: TadaDocumentNode<{ found: Row | null }, { documentId: string }>;
  update: TadaDocumentNode<{ saved: Row | null }, { documentId: string; data: object }>;
  remove: TadaDocumentNode<unknown, { documentId: string }>;
}
export type CreateDocument<Row> = TadaDocumentNode<{ saved: Row | null }, { data: object }>;

/** The attributes that queries read of an item. */
export type RowFragment<Row> = TadaDocumentNode<Row, Record<string, never>, object>;

/** An item by name. */
export interface Titled {
  documentId: string;
  title: string;
}

/** Returns the fragment that reads the fields of a form. */
export function fragmentOf<Row>({ type, fields }: Omit<Form<Fields>, 'rows'>): RowFragment<Row> {
  const Type = capitalized(type);
  return withFragment(`fragment ${Type}Fields on ${Type} { documentId revision ${selectionOf(fields)} }`);
}

/** Returns an operation on items with this fragment. */
function operation({ definitions }: RowFragment<unknown>, text: (row: string) => string) {
  const [first] = definitions;
  const name = first && 'name' in first ? (first.name?.value ?? '') : '';
  const { kind, definitions: own } = parse(text(`...${name}`));
  return { kind, definitions: [...own, ...definitions] };
}

/** Parses an operation or a fragment, and adds the fragment of files if it is used. */
function withFragment(text: string) {
  const { kind, definitions } = parse(text);
  const fragments = text.includes('...MediaFileFields') ? mediaFileFragment.definitions : [];
  return { kind, definitions: [...definitions, ...fragments] };
}

/**
 * Returns the GraphQL documents of a content type. A test validates those of every noun against `cms/schema.graphql`.
 * They read drafts: an item with drafts has its newest version there, published or not. Others have one version.
 * @param type its name in the generated table: 'event'
 * @param many its plural: 'events'
 */
export function documentsOf<Row>(type: string, many: string, fragment: RowFragment<Row>): Documents<Row> {
  const Type = capitalized(type);
  return {
    page: operation(
      fragment,
      (row) => `query ${capitalized(many)}(
        $filters: ${Type}FiltersInput, $sort: [String], $page: Int!, $pageSize: Int!
      ) {
        found: ${many}_connection(
          status: DRAFT
          filters: $filters
          sort: $sort
          pagination: { page: $page, pageSize: $pageSize }
        ) {
          nodes { ${row} }
          pageInfo { total pageCount }
        }
      }`,
    ),
    one: operation(
      fragment,
      (row) => `query One${Type}($documentId: ID!) {
        found: ${type}(documentId: $documentId, status: DRAFT) { ${row} }
      }`,
    ),
    update: operation(
      fragment,
      (row) => `mutation Update${Type}($documentId: ID!, $data: ${Type}Input!) {
        saved: update${Type}(documentId: $documentId, data: $data) { ${row} }
      }`,
    ),
    remove: parse(`mutation Delete${Type}($documentId: ID!) {
      delete${Type}(documentId: $documentId) { documentId }
    }`),
  };
}

export function createDocumentOf<Row>(type: string, fragment: RowFragment<Row>): CreateDocument<Row> {
  const Type = capitalized(type);
  return operation(
    fragment,
    (row) => `mutation Create${Type}($data: ${Type}Input!) {
      saved: create${Type}(data: $data) { ${row} }
    }`,
  );
}

export interface SingleDocuments<Row, Data> {
  stored: TadaDocumentNode<{ found: Row | null }, Record<string, never>>;
  update: TadaDocumentNode<{ saved: Row | null }, { data: Data }>;
}

/**
 * Returns what a query selects for the fields of a form, and of their parts. Without a limit, Strapi returns only its
 * usual page of parts.
 */
function selectionOf(fields: Fields): string {
  const selected = Object.entries(fields).map(([name, { parts, selects }]) => {
    if (!parts) return [name, selects].join(' ');
    return `${name}(pagination: { limit: ${LARGEST_PAGE} }) ${selects ?? `{ ${selectionOf(parts.fields)} }`}`;
  });
  return selected.join(' ');
}

/** Returns the GraphQL documents of a type of which the CMS has only one item. Its update also creates the item. */
export function singleDocumentsOf<Row, Data>(type: string, fields: Fields): SingleDocuments<Row, Data> {
  const Type = capitalized(type);
  const row = `documentId revision ${selectionOf(fields)}`;
  return {
    stored: withFragment(`query Stored${Type} { found: ${type} { ${row} } }`),
    update: withFragment(`mutation Update${Type}($data: ${Type}Input!) {
      saved: update${Type}(data: $data) { ${row} }
    }`),
  };
}
