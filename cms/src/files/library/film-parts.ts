import type { Core } from '@strapi/strapi';

/** What becomes of a film's poster and captions when its content is replaced. */
export interface NewParts {
  /** Id of an uploaded picture. Absent: posters stay */
  poster?: number | null | undefined;
  keepsCaptions?: boolean | null | undefined;
}

interface Linked {
  id: number;
}
interface Frame {
  file: Linked | null;
  poster: Linked | null;
  captions: Linked | null;
}
interface Item {
  documentId: string;
  revision: number | null;
  poster?: Linked | null;
  captions?: Linked | null;
  frames?: Frame[];
}

const PROJECT = 'api::project.project';
const DIGITALS = 'api::digital-set.digital-set';
const PIECE = 'api::portfolio-item.portfolio-item';

/**
 * Gives a film its new poster wherever it is used, and removes captions that belong to its former content. The items
 * are saved, so History has them with their former parts.
 *
 * @param film id of the file
 */
export async function changeFilmParts(
  strapi: Core.Strapi,
  film: number,
  { poster, keepsCaptions }: NewParts,
): Promise<void> {
  const change = (part: Partial<Frame>) => ({
    ...(poster && 'poster' in part && { poster }),
    ...(!keepsCaptions && part.captions && { captions: null }),
  });
  const items = (uid: typeof PROJECT | typeof DIGITALS | typeof PIECE, where: object, populate: object) =>
    strapi.db.query(uid).findMany({ where, populate }) as Promise<Item[]>;
  const save = async (uid: typeof PROJECT | typeof DIGITALS | typeof PIECE, item: Item, data: object) => {
    if (Object.keys(data).length === 0) return;
    const { documentId, revision } = item;
    await strapi.documents(uid).update({ documentId, data: { ...data, revision: revision ?? 1 } as object });
  };

  for (const item of await items(PROJECT, { media: film }, { poster: true }))
    await save(PROJECT, item, change(item));
  for (const item of await items(DIGITALS, { clip: film }, { captions: true }))
    await save(DIGITALS, item, change(item));
  const parts = { file: true, poster: true, captions: true };
  for (const item of await items(PIECE, { frames: { file: film } }, { frames: { populate: parts } })) {
    const frames = (item.frames ?? []).map((frame) => {
      const { file, poster: former, captions } = frame;
      const ids = { file: file?.id, poster: former?.id ?? null, captions: captions?.id ?? null };
      return file?.id === film ? { ...ids, ...change(frame) } : ids;
    });
    await save(PIECE, item, { frames });
  }
}
