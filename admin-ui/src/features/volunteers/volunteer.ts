import * as z from 'zod/mini';
import { listSearch, listSearchDefaults, sortSearch } from '../../manager/list-search';
import type { StatusLooks } from '../../manager/status-badge';
import type { VolunteerRow } from './documents';
import { wording } from './wording';

const VOLUNTEER_STATUSES = ['pending', 'approved', 'rejected'] as const;

export type VolunteerStatus = (typeof VOLUNTEER_STATUSES)[number];

/** An application from the volunteer form, as screens use it. All of it was written by a stranger. */
export interface Volunteer {
  documentId: string;
  revision: number;
  name: string;
  email: string;
  /** Empty when there is none; likewise the message. */
  phone: string;
  message: string;
  availability: string[];
  skills: string[];
  interests: string[];
  status: VolunteerStatus;
  /** Null: for no project, or for one that was deleted. */
  project: { documentId: string; title: string } | null;
  /** ISO 8601 */
  createdAt: string;
}

/** A missing status displays as Pending. */
export const volunteerStatus = z.catch(z.enum(VOLUNTEER_STATUSES), 'pending');

/** The CMS keeps an empty list as null. */
const texts = z.catch(z.array(z.string()), []);

export function toVolunteer(row: VolunteerRow): Volunteer {
  return {
    documentId: row.documentId,
    revision: row.revision ?? 1,
    name: row.name,
    email: row.email,
    phone: row.phone ?? '',
    message: row.message ?? '',
    availability: texts.parse(row.availability),
    skills: texts.parse(row.skills),
    interests: texts.parse(row.interests),
    status: volunteerStatus.parse(row.status),
    project: row.project,
    createdAt: row.createdAt ?? '',
  };
}

/** Only these offer a decision. */
export const isPending = ({ status }: Volunteer) => status === 'pending';

export const volunteerStatusLooks: StatusLooks<VolunteerStatus> = {
  pending: { label: wording.statuses.pending, colour: 'amber' },
  approved: { label: wording.statuses.approved, colour: 'green' },
  rejected: { label: wording.statuses.rejected, colour: 'red' },
};

export type VolunteerSort = keyof typeof wording.sorts;

/** The screen's URL. `project`: the id of one; `volunteer`: the one whose details are open. */
export const volunteerSearch = z.object({
  ...listSearch,
  status: z.catch(z.optional(z.enum(VOLUNTEER_STATUSES)), undefined),
  project: z.catch(z.optional(z.string()), undefined),
  sort: sortSearch(wording.sorts, 'createdAt:desc'),
  volunteer: z.catch(z.optional(z.string()), undefined),
});

export type VolunteerSearch = z.infer<typeof volunteerSearch>;

/** What narrows the list. */
export type VolunteerFilter = Pick<VolunteerSearch, 'q' | 'status' | 'project'>;

export const volunteerSearchDefaults = { ...listSearchDefaults, sort: 'createdAt:desc' } as const;

/** A mail link to somebody who wrote the address themselves: only the @ stays unencoded. */
export function emailLink(email: string): string {
  return `mailto:${encodeURIComponent(email.trim()).replace('%40', '@')}`;
}
