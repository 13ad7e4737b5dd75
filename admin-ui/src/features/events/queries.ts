import { mutationOptions } from '@tanstack/react-query';
import type { VariablesOf } from 'gql.tada';
import { PAGE_SIZE, sortOrder } from '../../kit/list/list-search';
import { deleteMutation, oneQuery, pageQuery, saveMutation, updateCaches } from '../../resource/queries';
import { strapi } from '../../strapi/client';
import { requireFound } from '../../strapi/errors';
import { CreateEvent, DeleteEvent, Events, OneEvent, UpdateEvent } from './documents';
import { type EventSearch, type SiteEvent, toEventInput, toSiteEvent } from './event';
import { wording } from './wording';

const events = { key: 'events', toItem: toSiteEvent, loadFailure: wording.loadFailure };

/** Filters by status, and searches in title, description and location, ignoring case. */
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

export const saveEvent = saveMutation({
  key: 'events',
  toItem: toSiteEvent,
  toInput: toEventInput,
  create: CreateEvent,
  update: UpdateEvent,
  wording,
});

export const completeEvent = () =>
  mutationOptions({
    mutationKey: ['events', 'complete'],
    mutationFn: async ({ documentId, revision }: SiteEvent) => {
      const variables = { documentId, data: { status: 'completed' as const, revision } };
      const { saved } = await strapi.request({ document: UpdateEvent, variables });
      return toSiteEvent(requireFound(saved));
    },
    onSuccess: (saved, _event, _shown, { client }) => updateCaches(client, ['events'], saved),
    // The event was changed elsewhere, so reload the list.
    onError: (_error, _event, _shown, { client }) => client.invalidateQueries({ queryKey: ['events'] }),
    meta: { done: wording.updated, failed: wording.saveFailed },
  });

export const deleteEvent = () =>
  deleteMutation({ key: 'events', document: DeleteEvent, failed: wording.deleteFailed });
