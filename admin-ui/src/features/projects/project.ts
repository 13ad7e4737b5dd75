import * as z from 'zod/mini';
import { listSearch, listSearchDefaults } from '../../manager/list-search';
import type { StatusLooks } from '../../manager/status-badge';
import type { Problems } from '../../manager/use-editor-form';
import type { MediaOutcome } from '../../media/use-media-field';
import { reasonOf } from '../../notices/outcomes';
import { wholeNumber } from '../../numbers/whole-number';
import { FileUnknown } from '../../strapi/errors';
import { type MediaFile, toMediaFile } from '../../strapi/media-file';
import type { ProjectRow } from './queries';
import { wording } from './wording';

export const PROJECT_STATUSES = ['planning', 'upcoming', 'ongoing', 'completed'] as const;

export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

/** One project, as the owner's screens use it. */
export interface Project {
  documentId: string;
  revision: number;
  title: string;
  description: string;
  /** Free text such as a range of months; empty when there is none, likewise the location. */
  duration: string;
  location: string;
  status: ProjectStatus;
  /** Places for volunteers, typed by the owner. */
  volunteersCount: number;
  acceptsVolunteers: boolean;
  media: MediaFile | null;
}

export function toProject(row: ProjectRow): Project {
  return {
    documentId: row.documentId,
    revision: row.revision ?? 1,
    title: row.title,
    description: row.description,
    duration: row.duration ?? '',
    location: row.location ?? '',
    status: row.status,
    volunteersCount: row.volunteersCount ?? 0,
    acceptsVolunteers: row.acceptsVolunteers,
    media: toMediaFile(row.media),
  };
}

export const projectStatusLooks: StatusLooks<ProjectStatus> = {
  planning: { label: wording.statuses.planning, colour: 'amber' },
  upcoming: { label: wording.statuses.upcoming, colour: 'blue' },
  ongoing: { label: wording.statuses.ongoing, colour: 'green' },
  completed: { label: wording.statuses.completed, colour: 'grey' },
};

export const PROJECT_TABS = ['all-projects', 'create-new'] as const;

export type ProjectSort = keyof typeof wording.sorts;

/** In the order a choice of them shows. */
export const PROJECT_SORTS = Object.keys(wording.sorts) as ProjectSort[];

const NEWEST_FIRST: ProjectSort = 'createdAt:desc';

/** The screen's URL. `edit`: the item in the form; none means a new one. */
export const projectSearch = z.object({
  ...listSearch,
  tab: z.catch(z._default(z.enum(PROJECT_TABS), 'all-projects'), 'all-projects'),
  sort: z.catch(z._default(z.enum(PROJECT_SORTS), NEWEST_FIRST), NEWEST_FIRST),
  edit: z.catch(z.optional(z.string()), undefined),
});

export type ProjectSearch = z.infer<typeof projectSearch>;

export const projectSearchDefaults = {
  ...listSearchDefaults,
  tab: 'all-projects',
  sort: NEWEST_FIRST,
} as const;

/** What the form holds. */
export type ProjectValues = {
  title: string;
  description: string;
  duration: string;
  location: string;
  status: ProjectStatus;
  /** As typed. */
  volunteersCount: string;
  acceptsVolunteers: boolean;
};

/** Characters the CMS takes. */
export const PROJECT_LIMITS = { title: 200, description: 5000, duration: 120, location: 200 } as const;

export function toProjectValues(project: Project | null): ProjectValues {
  return {
    title: project?.title ?? '',
    description: project?.description ?? '',
    duration: project?.duration ?? '',
    location: project?.location ?? '',
    status: project?.status ?? 'planning',
    volunteersCount: String(project?.volunteersCount ?? 0),
    acceptsVolunteers: project?.acceptsVolunteers ?? false,
  };
}

export function projectProblems({ title, description }: ProjectValues): Problems<ProjectValues> {
  return {
    ...(!title.trim() && { title: wording.missing }),
    ...(!description.trim() && { description: wording.missing }),
  };
}

/**
 * What is sent. Empty texts become null. A file that was not touched, or that could not be uploaded, is not
 * mentioned: the project keeps what it had. The CMS reads the media type from the file.
 */
export function toProjectInput(values: ProjectValues, media: MediaOutcome) {
  return {
    title: values.title.trim(),
    description: values.description.trim(),
    duration: values.duration.trim() || null,
    location: values.location.trim() || null,
    status: values.status,
    volunteersCount: wholeNumber(values.volunteersCount),
    acceptsVolunteers: values.acceptsVolunteers,
    ...(media.state === 'changed' && { media: media.id }),
  };
}

/** The toast for a failed upload. */
export function uploadFailure(reason: string, error: Error): string {
  if (error instanceof FileUnknown) return wording.mediaUrlMissing;
  return reasonOf(error) ? wording.uploadFailed(reason) : wording.uploadUnexpected;
}

/** The project as lines, for the question which of two versions stays. */
export function projectLines(values: ProjectValues) {
  const { fields, statuses } = wording;
  return [
    { label: fields.title, text: values.title },
    { label: fields.description, text: values.description },
    { label: fields.duration, text: values.duration },
    { label: fields.location, text: values.location },
    { label: fields.status, text: statuses[values.status] },
    { label: fields.volunteersCount, text: String(wholeNumber(values.volunteersCount)) },
    { label: fields.acceptsVolunteers, text: values.acceptsVolunteers ? wording.yes : wording.no },
  ];
}
