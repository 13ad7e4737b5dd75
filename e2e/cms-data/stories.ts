import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OwnerApi } from './owner-api';
import { storeRow, uniqueTitle } from './owner-rows';
import { photoFile } from './pictures';

const filmFile = {
  name: 'walk.mp4',
  mimeType: 'video/mp4',
  buffer: readFileSync(join(import.meta.dirname, '../../cms/starter/media/project-01.mp4')),
};

interface Story {
  /** At least one */
  pictures: number;
  hasFilm?: boolean;
}

/** Stores a piece of pictures and, as its last frame, a film with a poster. Remove it after the test. */
export async function storeStory(owner: OwnerApi, { pictures, hasFilm = false }: Story) {
  const title = uniqueTitle('Story');
  const files: number[] = [];
  for (let picture = 1; picture <= pictures; picture += 1)
    files.push((await owner.upload(photoFile(`${picture}.jpg`), `Silk, look ${picture}`)).id);
  const [image, ...others] = files;
  const film = hasFilm && (await owner.upload(filmFile, 'Three steps'));
  const frames = [
    ...others.map((file) => ({ file, poster: null, captions: null })),
    ...(film ? [{ file: film.id, poster: image, captions: null }] : []),
  ];
  const row = await storeRow(owner, 'PortfolioItem', {
    title,
    category: 'Editorial',
    description: 'Six looks of raw silk.',
    image,
    frames,
  });
  return { ...row, title, slug: title.toLowerCase().replace(' ', '-'), film: film ? film.url : '' };
}
