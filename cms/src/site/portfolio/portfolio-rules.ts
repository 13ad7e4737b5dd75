import type { Core } from '@strapi/strapi';
import { isInternalWrite } from '../../content';
import {
  beforeSave,
  type DocumentMiddleware,
  isRead,
  type Rule,
  readWithout,
  writtenData,
} from '../../content/rules/rule';
import { filesBehind } from '../../files';
import { siteDay } from '../../shared/site-clock';
import { refused } from '../wording';
import { piecesWithoutCover } from './story';

const ITEM = 'api::portfolio-item.portfolio-item';
const KEY_FORMAT = /^[\w-]{16,64}$/;

/**
 * Ignores `position` in saves: only arranging changes it, and new items come first. An upload repeated with
 * the same key after a lost response is stored once.
 */
export const portfolioArrival: Rule =
  ({ strapi }) =>
  async (context, next) => {
    const data = writtenData(context);
    if (!data) return next();
    delete data.position;
    if (context.action === 'create' && data.uploadKey) return createOnce(strapi, data.uploadKey, next);
    delete data.uploadKey;
    return next();
  };

async function createOnce(
  strapi: Core.Strapi,
  key: unknown,
  next: Parameters<DocumentMiddleware>[1],
): Promise<Awaited<ReturnType<typeof next>>> {
  if (typeof key !== 'string' || !KEY_FORMAT.test(key)) throw refused('KEY_INVALID', { field: 'uploadKey' });
  const stored = async () => {
    const row = await strapi.db.query(ITEM).findOne({ where: { uploadKey: key }, select: ['documentId'] });
    return row && strapi.documents(ITEM).findOne({ documentId: row.documentId });
  };
  const earlier = await stored();
  if (earlier) return earlier;
  try {
    return await next();
  } catch (error) {
    // The unique index admits one of two parallel requests with the same key.
    const winner = await stored();
    if (winner) return winner;
    throw error;
  }
}

/** Leaves out items that have nothing to show. As a rule, so that pages and counts agree. */
export const portfolioWithCover: Rule =
  ({ strapi, caller }) =>
  async (context, next) => {
    if (!isRead(context) || caller() !== 'visitor') return next();
    return readWithout(context, await piecesWithoutCover(strapi), next);
  };

/**
 * Checks the frames of a story: their number, that each has a file, that none is the cover, and that only films have a
 * poster or captions. Names each file by the id that Strapi links by.
 */
export const storyFrames = beforeSave(async ({ strapi, data, documentId }) => {
  if (data.frames === null) data.frames = [];
  const { frames } = data;
  if (!Array.isArray(frames)) return;
  const { max: most } = strapi.contentType(ITEM).attributes.frames as { max: number };
  if (frames.length > most) throw refused('STORY_TOO_LONG', { field: 'frames', params: { most } });
  // Items of earlier releases come back from bin and history as they were.
  const cover = isInternalWrite('restore') ? undefined : await coverOf(strapi, data, documentId);
  for (const [index, frame] of frames.entries())
    await settleFrame(strapi, Object(frame), index, { cover, isStored: documentId !== undefined });
});

/** Returns the id of the cover after the save. */
async function coverOf(
  strapi: Core.Strapi,
  data: Record<string, unknown>,
  documentId: string | undefined,
): Promise<number | undefined> {
  if ('image' in data || !documentId) return (await filesBehind(strapi, 'image', data.image))[0]?.id;
  const item = await strapi.db.query(ITEM).findOne({ where: { documentId }, populate: { image: true } });
  return item?.image?.id;
}

const PARTS_OF_FILMS = ['poster', 'captions'] as const;

type SentFrame = Partial<Record<'id' | 'file' | (typeof PARTS_OF_FILMS)[number], unknown>>;

interface Story {
  cover: number | undefined;
  /** A stored frame keeps the files that are not sent. */
  isStored: boolean;
}

async function settleFrame(strapi: Core.Strapi, frame: SentFrame, index: number, { cover, isStored }: Story) {
  const kept: SentFrame | null =
    isStored && frame.id
      ? await strapi.db.query('portfolio.frame').findOne({
          where: { id: frame.id },
          populate: ['file', ...PARTS_OF_FILMS],
        })
      : null;
  const behind = async (part: 'file' | (typeof PARTS_OF_FILMS)[number]) =>
    (await filesBehind(strapi, part, frame[part] === undefined ? kept?.[part] : frame[part]))[0];
  const file = await behind('file');
  const at = (part: string) => ({ field: `frames.${index}.${part}`, params: { position: index + 1 } });
  if (!file) throw refused('FRAME_WITHOUT_FILE', at('file'));
  if (file.id === cover) throw refused('FRAME_IS_COVER', at('file'));
  for (const part of PARTS_OF_FILMS) {
    if (!file.mime.startsWith('image/') || !(await behind(part))) continue;
    if (!isInternalWrite('restore')) throw refused('FRAME_IS_IMAGE', at(part));
    frame[part] = null;
  }
  if (frame.file !== undefined) frame.file = file.id;
}

const yearOf = (moment: Date) => Number(siteDay(moment.getTime()).slice(0, 'YYYY'.length));

/** Fills in the year of the upload if the owner sets none. */
export const portfolioYear = beforeSave(async ({ strapi, data, documentId }) => {
  const isGiven = data.year !== null && data.year !== undefined;
  if (isGiven || (documentId && !('year' in data))) return;
  const item = documentId && (await strapi.db.query(ITEM).findOne({ where: { documentId } }));
  data.year = yearOf(item ? new Date(item.createdAt) : new Date());
});
