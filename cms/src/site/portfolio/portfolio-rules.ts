import type { Core } from '@strapi/strapi';
import { filesBehind } from '../../content';
import { readWithout } from '../../content/rules/read-without';
import { type DocumentMiddleware, isRead, type Rule, writtenData } from '../../content/rules/rule';
import { refused } from '../refused';
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
 * Checks the frames of a story: their number, that each has a file, and that only films have a poster or captions.
 * Names each file by the id that Strapi links by.
 */
export const storyFrames: Rule =
  ({ strapi }) =>
  async (context, next) => {
    const data = writtenData(context);
    if (data?.frames === null) data.frames = [];
    const frames = data?.frames;
    if (!Array.isArray(frames)) return next();
    const { max: most } = strapi.contentType(ITEM).attributes.frames as { max: number };
    if (frames.length > most) throw refused('STORY_TOO_LONG', { field: 'frames', params: { most } });
    for (const [index, frame] of frames.entries())
      await settleFile(strapi, Object(frame), index, context.action === 'update');
    return next();
  };

interface SentFrame {
  id?: unknown;
  file?: unknown;
  poster?: unknown;
  captions?: unknown;
}

/** @param isStored the item is stored: its frames keep their file if none is sent */
async function settleFile(strapi: Core.Strapi, frame: SentFrame, index: number, isStored: boolean) {
  if (isStored && frame.id && frame.file === undefined) return;
  const [file] = await filesBehind(strapi, 'file', frame.file);
  const params = { position: index + 1 };
  if (!file) throw refused('FRAME_WITHOUT_FILE', { field: `frames.${index}.file`, params });
  const surplus = PARTS_OF_FILMS.find((part) => frame[part]);
  if (surplus && file.mime.startsWith('image/'))
    throw refused('FRAME_IS_IMAGE', { field: `frames.${index}.${surplus}`, params });
  frame.file = file.id;
}

const PARTS_OF_FILMS = ['poster', 'captions'] as const;
