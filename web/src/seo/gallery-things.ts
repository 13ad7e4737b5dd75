import type { ImageGallery, VideoObject, WithContext } from 'schema-dts';
import { type Credits, creditLine } from '../features/credits/credits';
import type { PortfolioItem } from '../features/portfolio/portfolio-item';
import type { FilmFrame, Piece } from '../features/portfolio/story';
import { absolute, type Owner, reference } from './owner-thing';

const context = 'https://schema.org' as const;

interface Gallery {
  name: string;
  pathname: string;
  /** By id of an item */
  credits?: Record<string, Credits> | undefined;
  items: Pick<PortfolioItem, 'id' | 'title' | 'description' | 'year' | 'picture'>[];
}

/** Returns a gallery with the makers and the copyright of each picture. */
export function galleryThing(
  { name, pathname, items, credits = {} }: Gallery,
  owner: Owner,
  origin: string,
): WithContext<ImageGallery> {
  return {
    '@context': context,
    '@type': 'ImageGallery',
    name: `${owner.name} · ${name}`,
    url: `${origin}${pathname}`,
    image: items.map(({ id, title, description, year, picture }) => ({
      '@type': 'ImageObject',
      contentUrl: absolute(picture.src, origin),
      name: title,
      caption: description || picture.alt,
      ...rightsOf(credits[id], year, owner, origin),
    })),
  };
}

/** A picture that names its makers belongs to them unless it says otherwise: nothing is claimed for the owner. */
function rightsOf(credits: Credits | undefined, year: string, owner: Owner, origin: string) {
  if (credits && (creditLine(credits) || credits.copyrightNotice)) {
    const { photographer, copyrightNotice } = credits;
    return {
      ...(creditLine(credits) && { creditText: creditLine(credits) }),
      ...(copyrightNotice && { copyrightNotice }),
      ...(photographer && { creator: { '@type': 'Person' as const, name: photographer } }),
    };
  }
  return {
    creditText: String(owner.name),
    copyrightNotice: ['©', year, owner.name].filter(Boolean).join(' '),
    creator: reference(owner),
    acquireLicensePage: `${origin}/copyright`,
  };
}

/** Returns a gallery of a piece's pictures, if it has any, and a video for each of its films. */
export function pieceThings(
  { item, frames }: Piece,
  owner: Owner,
  origin: string,
): WithContext<ImageGallery | VideoObject>[] {
  const { slug, title, description, year } = item;
  const items = frames.flatMap(({ id, picture }) =>
    picture ? [{ id, title, description: '', year, picture }] : [],
  );
  const credits = Object.fromEntries(
    frames.flatMap((frame) => (frame.credits ? [[frame.id, frame.credits]] : [])),
  );
  const gallery = {
    ...galleryThing({ name: title, pathname: `/portfolio/${slug}`, items, credits }, owner, origin),
    ...(description && { description }),
  };
  const films = frames.flatMap((frame) => (frame.film ? [filmThing(frame, item, owner, origin)] : []));
  return [...(items.length > 0 ? [gallery] : []), ...films];
}

const pixels = (value: number) => ({ '@type': 'QuantitativeValue' as const, value, unitText: 'px' });

/** Returns a length of at least a second: 'PT1M5S' */
function isoDuration(length: number): string {
  const whole = Math.max(1, Math.round(length));
  const parts = [
    [Math.floor(whole / 3600), 'H'],
    [Math.floor(whole / 60) % 60, 'M'],
    [whole % 60, 'S'],
  ] as const;
  return `PT${parts.flatMap(([count, unit]) => (count > 0 ? `${count}${unit}` : [])).join('')}`;
}

function filmThing(
  { film, uploadedAt, credits }: FilmFrame,
  { title, description, year, picture }: PortfolioItem,
  owner: Owner,
  origin: string,
): WithContext<VideoObject> {
  return {
    '@context': context,
    '@type': 'VideoObject',
    name: title,
    description: description || film.description,
    // Search engines ignore films without one.
    thumbnailUrl: absolute((film.poster ?? picture).src, origin),
    ...(uploadedAt && { uploadDate: uploadedAt }),
    contentUrl: absolute(film.src, origin),
    encodingFormat: film.mime,
    ...(film.width && film.height && { width: pixels(film.width), height: pixels(film.height) }),
    ...(film.seconds && { duration: isoDuration(film.seconds) }),
    ...rightsOf(credits ?? undefined, year, owner, origin),
  };
}
