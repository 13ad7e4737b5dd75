import {
  type Fields,
  type Input,
  inputOf,
  type Row,
  readItem,
  type Shown,
  type Values,
} from '../kit/fields/fields';
import type { Editable } from '../kit/form/use-draft';
import { strapi } from '../strapi/client';
import { requireFound } from '../strapi/errors';
import { describing } from './describing';
import { singleDocumentsOf } from './documents';
import type { TypeName } from './form-of';
import { onlyQuery, saveOnlyMutation } from './queries';

interface Declared<F extends Fields> {
  type: TypeName;
  /** First part of its query keys, if it is not the type. */
  key?: string;
  fields: F;
  wording: { loadFailure: string; saveFailed: string; created: string; updated: string };
}

type StoredRow<F extends Fields> = Row<F> & { documentId: string; revision: number | null };

/**
 * Derives documents, query and save of a type of which the CMS has only one item. Its images are fields, so that lists
 * and parts may have them, too.
 */
export function single<F extends Fields>({ type, key = type, fields, wording }: Declared<F>) {
  type Item = Editable & Shown<F>;
  const toItem = (row: StoredRow<F>): Item => readItem(fields, row);
  const toInput = (values: Values<F>): Input<F> => inputOf(fields, values);
  const finish = describing(
    fields,
    async (): Promise<Item> => toItem(requireFound(await strapi.answer(documents.stored))),
  );
  const documents = singleDocumentsOf<StoredRow<F>, Input<F>>(type, fields);
  return {
    type,
    draft: key,
    fields,
    documents,
    toItem,
    /** Null until the first save, on a site that started without content. */
    stored: () => onlyQuery({ key, toItem, document: documents.stored, loadFailure: wording.loadFailure }),
    save: saveOnlyMutation({ key, toItem, toInput, finish, document: documents.update, wording }),
  };
}
