import type { ResultOf } from 'gql.tada';
import * as z from 'zod/mini';
import { hiddenColumns, listSearch, narrowedTo, oneOf, openedItem } from '../../kit/list/list-search';
import { looksIn } from '../../kit/list/status-badge';
import { DECISION_COLOURS } from '../../resource/decisions';
import { stored } from '../../resource/queries';
import { graphql } from '../../strapi/graphql';
import { cameFromSearch } from '../person/came-from';
import { wording } from './wording';

export const volunteerFragment = graphql(`fragment VolunteerFields on Volunteer {
  documentId revision name email phone message availability skills interests status
  project { documentId title }
  createdAt cameFrom
}`);

export type VolunteerRow = ResultOf<typeof volunteerFragment>;

export const Volunteers = graphql(
  `query Volunteers($filters: VolunteerFiltersInput, $sort: [String], $page: Int!, $pageSize: Int!) {
    found: volunteers_connection(
      filters: $filters
      sort: $sort
      pagination: { page: $page, pageSize: $pageSize }
    ) {
      nodes { ...VolunteerFields }
      pageInfo { total pageCount }
    }
    all: volunteers_connection(pagination: { page: 1, pageSize: 1 }) {
      pageInfo { total }
    }
  }`,
  [volunteerFragment],
);

export type VolunteerStatus = keyof typeof wording.statuses;

const volunteerStatus = oneOf(wording.statuses, 'pending');
/** The CMS stores an empty list as null. */
const texts = z.catch(z.array(z.string()), []);

/** An application from the volunteer form. All of it was written by a stranger. */
export type Volunteer = ReturnType<typeof toVolunteer>;

/** Converts a row. `project` is null without a project, or if it was deleted. */
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

export const isPending = ({ status }: Volunteer) => status === 'pending';

export const volunteerStatusLooks = looksIn(wording.statuses, DECISION_COLOURS);

/** Search parameters of the screen. `project`: the id of one; `volunteer`: the one whose details are open. */
export const volunteerSearch = z.object({
  ...listSearch,
  status: narrowedTo(wording.statuses),
  project: openedItem,
  from: cameFromSearch,
  sort: oneOf(wording.sorts, 'createdAt:desc'),
  hide: hiddenColumns(wording.optionalColumns),
  volunteer: openedItem,
});

export type VolunteerSearch = z.infer<typeof volunteerSearch>;

export type VolunteerFilter = Pick<VolunteerSearch, 'q' | 'status' | 'project' | 'from'>;
