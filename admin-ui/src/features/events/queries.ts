import type { VariablesOf } from 'gql.tada';
import { oneQuery, pageQuery } from '../../content/collection';
import { PAGE_SIZE, sortOrder } from '../../manager/list-search';
import { Events, OneEvent } from './documents';
import { type EventSearch, toSiteEvent } from './event';
import { wording } from './wording';

const events = { key: 'events', toItem: toSiteEvent, loadFailure: wording.loadFailure };

/** A status, and a text in title, description or location, in any case. */
export function eventFilters({
  tab,
  q,
}: Pick<EventSearch, 'tab' | 'q'>): VariablesOf<typeof Events>['filters'] {
  const found = { containsi: q };
  return {
    ...(tab !== 'all' && { status: { eq: tab } }),
    ...(q && { or: [{ title: found }, { description: found }, { location: found }] }),
  };
}

export const eventQueries = {
  page: ({ tab, q, sort, page }: Pick<EventSearch, 'tab' | 'q' | 'sort' | 'page'>) => {
    const filters = eventFilters({ tab, q });
    const variables = { filters, sort: sortOrder(sort, 'time:desc'), page, pageSize: PAGE_SIZE };
    return pageQuery({ ...events, document: Events, variables });
  },
  one: (documentId: string) => oneQuery({ ...events, document: OneEvent, documentId }),
};
