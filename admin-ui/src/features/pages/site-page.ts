import type { Fields, Shown } from '../../kit/fields/fields';
import type { Editable } from '../../kit/form/use-editor-form';
import type { TypeName } from '../../resource/form-of';
import { single } from '../../resource/single';
import { wording } from './wording';

export type Texts = Editable & Shown<Fields>;

interface PageOptions {
  type: TypeName;
  /** Name of its drafts, if it is not the type. */
  key?: string;
  fields: Fields;
  /** Paths of the site that show these texts and images, main one first. */
  shownAt: readonly string[];
  /** Names of fields that share a row if there is room. */
  rows?: readonly (readonly string[])[];
}

export type SitePage = ReturnType<typeof sitePage>;

/** A single type with texts and images of the site: its form, its queries and the paths that show it. */
export function sitePage({ type, key = type, fields, shownAt, rows = [] }: PageOptions) {
  return {
    ...single({ type, key: `pages/${key}`, fields, wording }),
    key,
    shownAt,
    rows,
  };
}
