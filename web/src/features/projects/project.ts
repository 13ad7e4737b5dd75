import { capitalized } from '../../../../cms/src/shared/text';
import { isFilm, toFilm, toPoster } from '../../pictures/film';
import { foundAs } from '../../pictures/found-as';
import { toPicture } from '../../pictures/picture';
import type { ProjectPageRow, ProjectRow } from './documents';

const KNOWN_STATUSES = ['ongoing', 'upcoming', 'completed'] as const;

export function toProject({ media, poster, ...row }: ProjectRow) {
  const file = media && isFilm(media) ? media : null;
  return {
    id: row.documentId,
    title: row.title,
    description: row.description,
    /** Text of the badge: 'Ongoing' */
    statusLabel: capitalized(row.status),
    /** Sets only the colour of the badge */
    tone: KNOWN_STATUSES.find((known) => known === row.status) ?? ('neutral' as const),
    /** null when missing: screens show their own text */
    duration: row.duration?.trim() || null,
    location: row.location?.trim() || null,
    /** 0 when not given */
    volunteerPlaces: row.volunteersCount ?? 0,
    acceptsVolunteers: row.acceptsVolunteers,
    /** ISO date and time; empty when unknown */
    createdAt: row.createdAt ?? '',
    picture: file ? null : toPicture(media),
    film: file && toFilm({ file, poster: toPoster(poster), captions: null, title: row.title }),
  };
}

export type Project = ReturnType<typeof toProject>;

/** A project with its own page. */
export function toWholeProject(row: ProjectPageRow) {
  const project = toProject(row);
  return { ...project, foundAs: foundAs(row, project) };
}
