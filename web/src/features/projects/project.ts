import { capitalized } from '../../../../cms/src/shared/text';
import { type Film, isFilm, toFilm, toPoster } from '../../pictures/film';
import { type FoundAs, foundAs } from '../../pictures/found-as';
import { type Picture, toPicture } from '../../pictures/picture';
import type { ProjectPageRow, ProjectRow } from './documents';

const KNOWN_STATUSES = ['ongoing', 'upcoming', 'completed'] as const;

/** Sets only the colour of the badge; unknown statuses get the neutral one. */
export type ProjectTone = (typeof KNOWN_STATUSES)[number] | 'neutral';

export interface Project {
  id: string;
  title: string;
  description: string;
  /** Text of the badge: 'Ongoing' */
  statusLabel: string;
  tone: ProjectTone;
  /** null when missing: screens show their own text */
  duration: string | null;
  location: string | null;
  /** Places for volunteers; 0 when not given */
  volunteerPlaces: number;
  acceptsVolunteers: boolean;
  /** ISO date and time; empty when unknown */
  createdAt: string;
  picture: Picture | null;
  film: Film | null;
}

export function toProject({ media, poster, ...row }: ProjectRow): Project {
  const file = media && isFilm(media) ? media : null;
  return {
    id: row.documentId,
    title: row.title,
    description: row.description,
    statusLabel: capitalized(row.status),
    tone: KNOWN_STATUSES.find((known) => known === row.status) ?? 'neutral',
    duration: row.duration?.trim() || null,
    location: row.location?.trim() || null,
    volunteerPlaces: row.volunteersCount ?? 0,
    acceptsVolunteers: row.acceptsVolunteers,
    createdAt: row.createdAt ?? '',
    picture: file ? null : toPicture(media),
    film: file && toFilm({ file, poster: toPoster(poster), captions: null, title: row.title }),
  };
}

/** A project with its own page. */
export interface WholeProject extends Project {
  foundAs: FoundAs;
}

export function toWholeProject(row: ProjectPageRow): WholeProject {
  const project = toProject(row);
  return { ...project, foundAs: foundAs(row, project) };
}
