import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
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
import type { Page } from '../kit/list/list-search';
import { collection, type Listing, withSave } from './collection';
import { describing } from './describing';
import { fragmentOf } from './documents';
import type { Form } from './form-of';
import type { SaveWording } from './queries';

/** Search parameters of a list. */
export interface ListSearch<Sort = string> {
  q: string;
  sort: Sort;
  page: number;
}

export type PageQuery<Search, Item, Key extends QueryKey> = (
  search: Search,
) => UseQueryOptions<Page<Item>, Error, Page<Item>, Key>;

interface NounWording extends SaveWording {
  loadFailure: string;
  deleteFailed: string;
}

export interface ResourceWording extends NounWording {
  createTitle: string;
  editTitle: string;
  create: string;
  creating: string;
  update: string;
  updating: string;
}

/** What a noun declares. */
interface Declared<F extends Fields, Words extends NounWording, Narrowing, Order>
  extends Listing<Narrowing, Order> {
  form: Form<F>;
  /** Name of its drafts, if it is not the plural. */
  draft?: string;
  wording: Words;
}

type RowOf<F extends Fields> = Row<F> & { documentId: string; revision: number | null };
type ItemOf<F extends Fields> = Editable & Shown<F>;

/** Derives documents, queries and mutations of a noun from its declaration. */
export function resource<F extends Fields, Words extends NounWording, Narrowing, Order>(
  declared: Declared<F, Words, Narrowing, Order>,
) {
  const { form, many, wording } = declared;
  const { type, fields } = form;
  const toItem = (row: RowOf<F>): ItemOf<F> => readItem(fields, row);
  const toInput = (values: Values<F>): Input<F> => inputOf(fields, values);
  const listed = collection({ ...declared, type, fragment: fragmentOf<RowOf<F>>(form), toItem });
  const finish = describing(fields, listed.reread);
  return {
    ...declared,
    ...form,
    ...withSave({ ...listed, toInput, finish, wording }),
    draft: declared.draft ?? many,
  };
}

/** Item of a noun: `ItemIn<typeof events>` */
export type ItemIn<R extends { toItem: (row: never) => unknown }> = ReturnType<R['toItem']>;
