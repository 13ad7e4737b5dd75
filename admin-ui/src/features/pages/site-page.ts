import type { TadaDocumentNode } from 'gql.tada';
import { onlyQuery, saveOnlyMutation } from '../../content/collection';
import {
  type Fields,
  type Input,
  inputOf,
  type Row,
  readItem,
  type Shown,
  type Values,
} from '../../manager/fields';
import type { Editable } from '../../manager/use-editor-form';
import { wording } from './wording';

/** The texts as they are stored. */
export type Texts = Editable & Shown<Fields>;

interface PageOptions<F extends Fields, Stored, Data> {
  /** The content type in the CMS: 'rate-card' */
  type: string;
  fields: F;
  found: TadaDocumentNode<{ found: Stored | null }, Record<string, never>>;
  saved: TadaDocumentNode<{ saved: Stored | null }, { data: Data }>;
  /** Paths of the site on which these texts stand, the first one first. */
  shownAt: readonly string[];
  /** The page shows pictures that the form does not change. */
  hasPictures?: boolean;
  /** Names of fields that stand beside each other where there is room. */
  rows?: readonly (readonly string[])[];
}

/** Texts of the site that there are once: their form, how they are read and saved, and where visitors see them. */
export interface SitePage {
  type: string;
  fields: Fields;
  shownAt: readonly string[];
  hasPictures: boolean;
  rows: readonly (readonly string[])[];
  stored: () => ReturnType<typeof onlyQuery<unknown, Texts>>;
  save: ReturnType<typeof saveOnlyMutation<unknown, Texts, Values<Fields>, object>>;
}

/** The compiler holds the table of fields against what the CMS gives and takes; whoever draws it need not know. */
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
