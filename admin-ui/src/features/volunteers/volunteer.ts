import * as z from 'zod/mini';
import { stored } from '../../content/collection';
import { hiddenColumns, listSearch, narrowedTo, oneOf, openedItem } from '../../manager/list-search';
import type { StatusLooks } from '../../manager/status-badge';
import type { VolunteerRow } from './documents';
import { wording } from './wording';

export type VolunteerStatus = keyof typeof wording.statuses;

/** A missing status displays as Pending. */
export const volunteerStatus = oneOf(wording.statuses, 'pending');
/** The CMS keeps an empty list as null. */
const texts = z.catch(z.array(z.string()), []);

/** An application from the volunteer form, as screens use it. All of it was written by a stranger. */
export type Volunteer = ReturnType<typeof toVolunteer>;

/** @returns `project`: null for no project, or for one that was deleted */
export function toVolunteer(row: VolunteerRow) {
  return {
    ...stored(row),
    phone: row.phone ?? '',
    message: row.message ?? '',
    availability: texts.parse(row.availability),
    skills: texts.parse(row.skills),
    interests: texts.parse(row.interests),
    status: volunteerStatus.parse(row.status),
  };
}

/** Only these offer a decision. */
export const isPending = ({ status }: Volunteer) => status === 'pending';

export const volunteerStatusLooks: StatusLooks<VolunteerStatus> = {
  pending: { label: wording.statuses.pending, colour: 'amber' },
  approved: { label: wording.statuses.approved, colour: 'green' },
  rejected: { label: wording.statuses.rejected, colour: 'red' },
};

/** The screen's URL. `project`: the id of one; `volunteer`: the one whose details are open. */
export const volunteerSearch = z.object({
  ...listSearch,
  status: narrowedTo(wording.statuses),
  project: openedItem,
  sort: oneOf(wording.sorts, 'createdAt:desc'),
  hide: hiddenColumns(wording.optionalColumns),
  volunteer: openedItem,
});

export type VolunteerSearch = z.infer<typeof volunteerSearch>;

/** What narrows the list. */
export type VolunteerFilter = Pick<VolunteerSearch, 'q' | 'status' | 'project'>;
