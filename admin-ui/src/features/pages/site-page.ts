import type { TadaDocumentNode } from 'gql.tada';
import {
  type Fields,
  type Input,
  inputOf,
  type Row,
  readItem,
  type Shown,
  type Values,
} from '../../kit/fields/fields';
import type { Editable } from '../../kit/form/use-editor-form';
import { onlyQuery, saveOnlyMutation } from '../../resource/queries';
import { wording } from './wording';

export type Texts = Editable & Shown<Fields>;

interface PageOptions<F extends Fields, Stored, Data> {
  /** Content type in the CMS: 'rate-card' */
  type: string;
  fields: F;
  found: TadaDocumentNode<{ found: Stored | null }, Record<string, never>>;
  saved: TadaDocumentNode<{ saved: Stored | null }, { data: Data }>;
  /** Paths of the site that show these texts, main one first. */
  shownAt: readonly string[];
  /** Whether the page shows pictures that the form cannot change. */
  hasPictures?: boolean;
  /** Names of fields that share a row if there is room. */
  rows?: readonly (readonly string[])[];
}

/** A single type with texts of the site: its form, its queries and the paths that show it. */
export interface SitePage {
  type: string;
  fields: Fields;
  shownAt: readonly string[];
  hasPictures: boolean;
  rows: readonly (readonly string[])[];
  stored: () => ReturnType<typeof onlyQuery<unknown, Texts>>;
  save: ReturnType<typeof saveOnlyMutation<unknown, Texts, Values<Fields>, object>>;
}

/**
 * Defines a site page. The compiler checks the fields against the types of the CMS, and hides them from the callers.
 */
export function sitePage<
  F extends Fields,
  Stored extends Row<F> & { documentId: string; revision: number | null },
  Data extends Input<F>,
>({
  type,
  fields,
  found,
  saved,
  shownAt,
  hasPictures = false,
  rows = [],
}: PageOptions<F, Stored, Data>): SitePage {
  const key = `pages/${type}`;
  const toItem = (row: Stored): Texts => readItem(fields, row);
  return {
    type,
    fields,
    shownAt,
    hasPictures,
    rows,
    stored: () => onlyQuery({ key, toItem, document: found, loadFailure: wording.loadFailure }),
    save: saveOnlyMutation({
      key,
      toItem,
      toInput: (values: Values<Fields>) => inputOf(fields, values as Values<F>) as Data,
      document: saved,
      wording,
    }),
  };
}
