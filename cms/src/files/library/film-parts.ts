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
interface Item extends Partial<Frame> {
  documentId: string;
  revision: number | null;
  frames?: Frame[];
}
type Place = 'api::project.project' | 'api::digital-set.digital-set' | 'api::portfolio-item.portfolio-item';

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
  const save = async (
    uid: Place,
    query: { where: object; populate: object },
    dataOf: (item: Item) => object,
  ) => {
    const items: Item[] = await strapi.db.query(uid).findMany(query);
    for (const item of items) {
      const data = dataOf(item);
      const { documentId, revision } = item;
      if (Object.keys(data).length > 0)
        await strapi
          .documents(uid)
          .update({ documentId, data: { ...data, revision: revision ?? 1 } as object });
    }
  };

  await save('api::project.project', { where: { media: film }, populate: ['poster'] }, change);
  await save('api::digital-set.digital-set', { where: { clip: film }, populate: ['captions'] }, change);
  const frames = { populate: ['file', 'poster', 'captions'] };
  const withFilm = { where: { frames: { file: film } }, populate: { frames } };
  await save('api::portfolio-item.portfolio-item', withFilm, (item) => ({
    frames: item.frames?.map((frame) => ({
      file: frame.file?.id,
      poster: frame.poster?.id ?? null,
      captions: frame.captions?.id ?? null,
      ...(frame.file?.id === film && change(frame)),
    })),
  }));
}
