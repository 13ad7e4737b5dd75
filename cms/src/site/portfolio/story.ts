import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { withdrawnFromCaller } from '../../files';
import { batchedValues } from '../../platform/graphql/batch-relations';
import { OPEN, type Operations } from '../../platform/graphql/operations';

const ITEM = 'api::portfolio-item.portfolio-item';
const FRAME = 'portfolio.frame';
const FILE = 'plugin::upload.file';
/** Strapi's links of components to their items, and of files to their owners. */
const FRAMES = 'portfolio_items_cmps';
const LINKS = 'files_related_mph';

/**
 * Returns the documentIds of items of which the caller can see no picture and no poster. One query per request, because
 * a list and its count both ask.
 */
export function piecesWithoutCover(strapi: Core.Strapi): Promise<string[]> {
  const state: { piecesWithoutCover?: Promise<string[]> } = strapi.requestContext.get()?.state ?? {};
  state.piecesWithoutCover ??= readPiecesWithoutCover(strapi);
  return state.piecesWithoutCover;
}

async function readPiecesWithoutCover(strapi: Core.Strapi): Promise<string[]> {
  const withdrawn = [...(await withdrawnFromCaller(strapi)).ids];
  const shown = (query: Knex.QueryBuilder, related_type: string, field: string, owner: string) =>
    query
      .from(`${LINKS} as ${field}`)
      .where({ related_type, field })
      .whereRaw(`${field}.related_id = ${owner}`)
      .whereNotIn(`${field}.file_id`, withdrawn);
  // Nested instead of joined: SQLite would begin a join with all frames of all items.
  return strapi.db.transaction(({ trx }) =>
    trx('portfolio_items as item')
      .whereNotExists((image: Knex.QueryBuilder) => shown(image, ITEM, 'image', 'item.id'))
      .whereNotExists((part: Knex.QueryBuilder) =>
        part
          .from(`${FRAMES} as part`)
          .whereRaw('part.entity_id = item.id')
          .whereExists((file: Knex.QueryBuilder) =>
            shown(file, FRAME, 'file', 'part.cmp_id')
              .join('files', 'files.id', 'file.file_id')
              .where((covers) =>
                covers
                  .whereLike('files.mime', 'image/%')
                  .orWhereExists((poster: Knex.QueryBuilder) =>
                    shown(poster, FRAME, 'poster', 'part.cmp_id'),
                  ),
              ),
          ),
      )
      .pluck('item.document_id'),
  );
}

export interface Story {
  /** A stored file, as Strapi's resolvers expect it; null if there is nothing to show */
  cover: { id: number } | null;
  pictureCount: number;
  filmCount: number;
}

interface LinkedFile {
  owner: number;
  field: string;
  file: number;
  mime: string;
}

interface Frame {
  item: number;
  file: LinkedFile;
  poster: LinkedFile | undefined;
}

/** Returns the frames of items, each item's in order. Two queries, because SQLite would join all frames of all items. */
async function framesOf(strapi: Core.Strapi, items: readonly number[]): Promise<Frame[]> {
  const parts: { item: number; part: number }[] = await strapi.db
    .connection(FRAMES)
    .whereIn('entity_id', items)
    .orderBy('order')
    .select('entity_id as item', 'cmp_id as part');
  const files = await linkedFiles(
    strapi,
    FRAME,
    ['file', 'poster'],
    parts.map(({ part }) => part),
  );
  const linked = new Map(files.map((link) => [`${link.field} ${link.owner}`, link]));
  return parts.flatMap(({ item, part }) => {
    const file = linked.get(`file ${part}`);
    return file ? [{ item, file, poster: linked.get(`poster ${part}`) }] : [];
  });
}

const linkedFiles = (
  strapi: Core.Strapi,
  related_type: string,
  fields: string[],
  owners: readonly number[],
): Promise<LinkedFile[]> =>
  strapi.db
    .connection(`${LINKS} as link`)
    .join('files', 'files.id', 'link.file_id')
    .where({ related_type })
    .whereIn('field', fields)
    .whereIn('related_id', owners)
    .select('related_id as owner', 'field', 'file_id as file', 'mime');

/**
 * Returns what stands for each item and how much it holds, without the files that the caller must not see. The cover is
 * the item's image. Once its rights have ended, it is the first picture that is left, or else a poster. An item without
 * an image begins with its first frame, which may be a film.
 *
 * @param ids of rows, not of documents
 */
export async function storiesOf(strapi: Core.Strapi, ids: readonly number[]): Promise<Story[]> {
  const withdrawn = new Set((await withdrawnFromCaller(strapi)).ids);
  const images = await linkedFiles(strapi, ITEM, ['image'], ids);
  const frames = await framesOf(strapi, ids);
  const isShown = (link: LinkedFile | undefined) => link !== undefined && !withdrawn.has(link.file);
  const isPicture = ({ file }: Frame) => file.mime.startsWith('image/');
  const stories = ids.map((id) => {
    const image = images.find(({ owner }) => owner === id);
    const shown = frames.filter(({ item, file }) => item === id && isShown(file));
    const pictures = shown.filter(isPicture);
    const films = shown.filter((frame) => !isPicture(frame));
    const standIns = image ? [...pictures, ...films] : shown;
    const candidates = [image, ...standIns.map((frame) => (isPicture(frame) ? frame.file : frame.poster))];
    return {
      cover: candidates.find(isShown)?.file,
      pictureCount: pictures.length + (isShown(image) ? 1 : 0),
      filmCount: films.length,
    };
  });
  const files = await signedFiles(
    strapi,
    stories.flatMap(({ cover }) => cover ?? []),
  );
  return stories.map(({ cover, ...counts }) => ({ ...counts, cover: files.get(cover ?? 0) ?? null }));
}

async function signedFiles(
  strapi: Core.Strapi,
  ids: readonly number[],
): Promise<Map<number, { id: number }>> {
  const files: { id: number }[] = await strapi.db.query(FILE).findMany({ where: { id: { $in: [...ids] } } });
  const { signFileUrls } = strapi.plugin('upload').service('file');
  return new Map(await Promise.all(files.map(async (file) => [file.id, await signFileUrls(file)] as const)));
}

const NO_STORY: Story = { cover: null, pictureCount: 0, filmCount: 0 };

/** Fields of a portfolio item, read for all items of a list at once. */
export function storyOperations(strapi: Core.Strapi): Operations {
  const stories = batchedValues((ids: readonly number[]) => storiesOf(strapi, ids));
  const part =
    (name: keyof Story) =>
    async (_: Core.Strapi, { id }: { id?: number }, context: object) => {
      const [story] = id === undefined ? [] : await stories(context, [id]);
      return (story ?? NO_STORY)[name];
    };
  const fields = {
    'cover: UploadFile': [
      'Its image, or else the first image or poster that the caller may see',
      part('cover'),
    ],
    'pictureCount: Int!': [
      'Number of images that the caller may see, including the cover, without posters',
      part('pictureCount'),
    ],
    'filmCount: Int!': part('filmCount'),
  } as const;
  return { access: OPEN, fields: { PortfolioItem: fields } };
}
