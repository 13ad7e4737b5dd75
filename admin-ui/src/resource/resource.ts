import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { ResultOf } from 'gql.tada';
import { type Fields, type Input, inputOf, type Row, readItem, type Shown } from '../kit/fields/fields';
import type { Editable } from '../kit/form/use-editor-form';
import type { Page } from '../kit/list/list-search';
import { mediaInput, type SaveWithMedia } from '../media/use-save-with-media';
import { copyFor, type MediaFile, type mediaFileFragment, toMediaFile } from '../strapi/media-file';
import { collection, type Listing, withSave } from './collection';
import { fragmentOf } from './documents';
import type { Form } from './form-of';

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
interface Declared<F extends Fields, File extends string, Words extends ResourceWording, Narrowing, Order>
  extends Listing<Narrowing, Order> {
  /** The file that is neither `previewPicture` nor `poster` is the cover. */
  form: Form<F, File>;
  /** Name of its drafts, if it is not the plural. */
  draft?: string;
  wording: Words;
}

type FileRow = ResultOf<typeof mediaFileFragment> | null;
type RowOf<F extends Fields, File extends string> = Row<F> & {
  readonly [N in File]: FileRow;
} & { documentId: string; revision: number | null };
type ItemOf<F extends Fields, File extends string> = Editable & Shown<F> & { [N in File]: MediaFile | null };

const PREVIEW = 'previewPicture';
/** Drawn with the film that it belongs to. */
export const POSTER = 'poster';
/** Width of a shown poster in device pixels. */
const POSTER_PIXELS = 1000;

/** Derives documents, queries and mutations of a noun from its declaration. */
export function resource<
  F extends Fields,
  File extends string,
  Words extends ResourceWording,
  Narrowing,
  Order,
>(declared: Declared<F, File, Words, Narrowing, Order>) {
  const { form, many, wording } = declared;
  const { type, fields, files } = form;
  type Item = ItemOf<F, File>;
  const cover = files.find((name) => name !== PREVIEW && name !== POSTER);
  const preview = files.find((name) => name === PREVIEW);
  const posterName = files.find((name) => name === POSTER);
  const fragment = fragmentOf<RowOf<F, File>>(form);

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

  const listed = collection({ ...declared, type, fragment, toItem });
  return {
    ...declared,
    ...form,
    ...withSave({ ...listed, toInput, wording }),
    draft: declared.draft ?? many,
    coverOf: (item: Item | null): MediaFile | null => {
      const file = cover && item ? item[cover] : null;
      const poster: MediaFile | null | undefined = posterName && item?.[posterName];
      return file && { ...file, ...(poster && { poster: copyFor(poster, POSTER_PIXELS) }) };
    },
    previewOf: (item: Item | null): MediaFile | null => (preview && item ? item[preview] : null),
  };
}

/** Item of a noun: `ItemIn<typeof events>` */
export type ItemIn<R extends { toItem: (row: never) => unknown }> = ReturnType<R['toItem']>;
