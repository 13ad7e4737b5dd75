import { parse } from '@0no-co/graphql.web';
import type { TadaDocumentNode } from 'gql.tada';
import type { Fields } from '../kit/fields/fields';
import { mediaFileFragment } from '../strapi/media-file';
import type { Connection } from './queries';

interface Named {
  /** Name of the content type in the generated table: 'event' */
  type: string;
  /** Its plural: 'events' */
  many: string;
  fields: readonly string[];
  files: readonly string[];
}

interface ListVariables {
  filters: object;
  sort: string[];
  page: number;
  pageSize: number;
}

export interface Documents<Row, Data> {
  page: TadaDocumentNode<{ found: Connection<Row> | null }, ListVariables>;
  one: TadaDocumentNode<{ found: Row | null }, { documentId: string }>;
  create: TadaDocumentNode<{ saved: Row | null }, { data: Data }>;
  update: TadaDocumentNode<{ saved: Row | null }, { documentId: string; data: Partial<Data> }>;
  remove: TadaDocumentNode<unknown, { documentId: string }>;
  titles: TadaDocumentNode<{ found: Connection<Titled> | null }, { page: number; pageSize: number }>;
}

/** An item by name. */
export interface Titled {
  documentId: string;
  title: string;
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Returns the GraphQL documents of a content type. A test validates those of every noun against `cms/schema.graphql`.
 */
export function documentsOf<Row, Data>({ type, many, fields, files }: Named): Documents<Row, Data> {
  const Type = capital(type);
  const pictures = files.map((name) => `${name} { ...MediaFileFields }`);
  const row = ['documentId', 'revision', ...fields, ...pictures].join(' ');
  const text = (operation: string) => {
    const { kind, definitions } = parse(operation);
    const fragments = files.length > 0 ? mediaFileFragment.definitions : [];
    return { kind, definitions: [...definitions, ...fragments] };
  };
  return {
    page: text(`query ${capital(many)}($filters: ${Type}FiltersInput, $sort: [String], $page: Int!, $pageSize: Int!) {
      found: ${many}_connection(filters: $filters, sort: $sort, pagination: { page: $page, pageSize: $pageSize }) {
        nodes { ${row} }
        pageInfo { total pageCount }
      }
    }`),
    one: text(`query One${Type}($documentId: ID!) {
      found: ${type}(documentId: $documentId) { ${row} }
    }`),
    create: text(`mutation Create${Type}($data: ${Type}Input!) {
      saved: create${Type}(data: $data) { ${row} }
    }`),
    update: text(`mutation Update${Type}($documentId: ID!, $data: ${Type}Input!) {
      saved: update${Type}(documentId: $documentId, data: $data) { ${row} }
    }`),
    remove: parse(`mutation Delete${Type}($documentId: ID!) {
      delete${Type}(documentId: $documentId) { documentId }
    }`),
    titles: parse(`query ${Type}Titles($page: Int!, $pageSize: Int!) {
      found: ${many}_connection(sort: ["title:asc", "documentId:asc"], pagination: { page: $page, pageSize: $pageSize }) {
        nodes { documentId title }
        pageInfo { total pageCount }
      }
    }`),
  };
}

export interface SingleDocuments<Row, Data> {
  stored: TadaDocumentNode<{ found: Row | null }, Record<string, never>>;
  update: TadaDocumentNode<{ saved: Row | null }, { data: Data }>;
}

/** Without a limit, Strapi returns only its default page of parts. This is the most it returns. */
const MOST_PARTS = 100;

/** Returns what a query selects for the fields of a form, and of their parts. */
function selectionOf(fields: Fields): string {
  const selected = Object.entries(fields).map(([name, { control, parts }]) => {
    if (parts) return `${name}(pagination: { limit: ${MOST_PARTS} }) { ${selectionOf(parts.fields)} }`;
    return control === 'carried' ? `${name} { documentId }` : name;
  });
  return selected.join(' ');
}

/** Returns the GraphQL documents of a type of which the CMS has only one item. Its update also creates the item. */
export function singleDocumentsOf<Row, Data>(type: string, fields: Fields): SingleDocuments<Row, Data> {
  const Type = capital(type);
  const row = `documentId revision ${selectionOf(fields)}`;
  return {
    stored: parse(`query Stored${Type} { found: ${type} { ${row} } }`),
    update: parse(`mutation Update${Type}($data: ${Type}Input!) {
      saved: update${Type}(data: $data) { ${row} }
    }`),
  };
}
