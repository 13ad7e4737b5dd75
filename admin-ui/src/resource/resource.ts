import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { ResultOf } from 'gql.tada';
import { type Fields, type Input, inputOf, type Row, readItem, type Shown } from '../kit/fields/fields';
import type { Editable } from '../kit/form/use-editor-form';
import { PAGE_SIZE, type Page, sortOrder } from '../kit/list/list-search';
import { mediaInput, type SaveWithMedia } from '../media/use-save-with-media';
import { strapi } from '../strapi/client';
import { requireFound } from '../strapi/errors';
import { type MediaFile, type mediaFileFragment, toMediaFile } from '../strapi/media-file';
import { documentsOf } from './documents';
import type { Form } from './form-of';
import { deleteMutation, oneQuery, pageQuery, saveMutation, titlesQuery } from './queries';

/** Search parameters of a list. */
export interface ListSearch<Sort = string> {
  q: string;
  sort: Sort;
  page: number;
}

export type PageQuery<Search, Item, Key extends QueryKey> = (
  search: Search,
) => UseQueryOptions<Page<Item>, Error, Page<Item>, Key>;

export interface ResourceWording {
  createTitle: string;
  editTitle: string;
  create: string;
  creating: string;
  update: string;
  updating: string;
  loadFailure: string;
  saveFailed: string;
  deleteFailed: string;
  created: string;
  updated: string;
}

/** What a noun declares. */
interface Declared<F extends Fields, File extends string, Words extends ResourceWording, Search> {
  /** The file that is not `previewPicture` is the cover. */
  form: Form<F, File>;
  /** Plural of the type: names its lists, query keys and saved views. */
  many: string;
  /** Name of its drafts, if it is not the plural. */
  draft?: string;
  wording: Words;
  searchIn: readonly (keyof F & string)[];
  /** Second order of rows that are equal in the first one. */
  thenBy?: string;
  /** Filters of the CMS for a view besides the search text. */
  where?: (search: Search) => object;
}

type FileRow = ResultOf<typeof mediaFileFragment> | null;
type RowOf<F extends Fields, File extends string> = Row<F> & {
  readonly [N in File]: FileRow;
} & { documentId: string; revision: number | null };
type ItemOf<F extends Fields, File extends string> = Editable & Shown<F> & { [N in File]: MediaFile | null };

const PREVIEW = 'previewPicture';

/** Derives documents, queries and mutations of a noun from its declaration. */
export function resource<
  F extends Fields,
  File extends string,
  Words extends ResourceWording,
  Search = unknown,
>(declared: Declared<F, File, Words, Search>) {
  const { form, many, wording, searchIn, thenBy, where } = declared;
  const { fields, files } = form;
  type Item = ItemOf<F, File>;
  const cover = files.find((name) => name !== PREVIEW);
  const preview = files.find((name) => name === PREVIEW);
  const documents = documentsOf<RowOf<F, File>, Input<F>>({
    type: form.type,
    many,
    fields: Object.keys(fields),
    files,
  });

  // `Object.fromEntries` loses the names of the files.
  const toItem = (row: RowOf<F, File>): Item =>
    ({
      ...readItem(fields, row),
      ...Object.fromEntries(files.map((name) => [name, toMediaFile(row[name])])),
    }) as Item;

  const toInput = ({ values, media, preview: previewMedia }: SaveWithMedia<F>): Input<F> => ({
    ...inputOf(fields, values),
    ...(cover && mediaInput(cover, media)),
    ...(preview && mediaInput(preview, previewMedia)),
  });

  /** Searches the texts, ignoring case, in the view's part of the list. */
  const filters = (search: Pick<ListSearch, 'q'> & Search): object => {
    const found = { containsi: search.q };
    return {
      ...where?.(search),
      ...(search.q && { or: searchIn.map((name) => ({ [name]: found })) }),
    };
  };

  const noun = { key: many, toItem, loadFailure: wording.loadFailure };
  return {
    ...declared,
    ...form,
    draft: declared.draft ?? many,
    documents,
    toItem,
    toInput,
    filters,
    coverOf: (item: Item | null): MediaFile | null => (cover && item ? item[cover] : null),
    previewOf: (item: Item | null): MediaFile | null => (preview && item ? item[preview] : null),
    queries: {
      page: (search: ListSearch & Search) => {
        const { sort, page } = search;
        const order = thenBy ? sortOrder(sort, thenBy) : sortOrder(sort);
        const variables = { filters: filters(search), sort: order, page, pageSize: PAGE_SIZE };
        return pageQuery({ ...noun, document: documents.page, variables });
      },
      one: (documentId: string) => oneQuery({ ...noun, document: documents.one, documentId }),
      /** Ids and titles of all items, sorted by title. */
      titles: () => titlesQuery({ ...noun, document: documents.titles }),
    },
    save: saveMutation({
      ...noun,
      toInput,
      create: documents.create,
      update: documents.update,
      wording,
    }),
    /** Changes a few attributes of an item, based on its revision. */
    change: async ({ documentId, revision }: Editable, changes: Partial<Input<F>>): Promise<Item> => {
      const variables = { documentId, data: { ...changes, revision } };
      const { saved } = await strapi.request({ document: documents.update, variables });
      return toItem(requireFound(saved));
    },
    remove: () => deleteMutation({ key: many, document: documents.remove, failed: wording.deleteFailed }),
  };
}

/** Item of a noun: `ItemIn<typeof events>` */
export type ItemIn<R extends { toItem: (row: never) => unknown }> = ReturnType<R['toItem']>;
