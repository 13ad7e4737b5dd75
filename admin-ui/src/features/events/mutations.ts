import { mutationOptions } from '@tanstack/react-query';
import { putSaved } from '../../manager/saved-item';
import type { SaveWithMedia } from '../../media/use-save-with-media';
import { strapi } from '../../strapi/client';
import { stillThere } from '../../strapi/errors';
import { graphql } from '../../strapi/graphql';
import { type EventValues, type SiteEvent, toEventInput, toSiteEvent } from './event';
import { eventFields, eventQueries } from './queries';
import { wording } from './wording';

const CreateEvent = graphql(
  `
    mutation CreateEvent($data: EventInput!) {
      createEvent(data: $data) {
        ...EventFields
      }
    }
  `,
  [eventFields],
);

const UpdateEvent = graphql(
  `
    mutation UpdateEvent($documentId: ID!, $data: EventInput!) {
      updateEvent(documentId: $documentId, data: $data) {
        ...EventFields
      }
    }
  `,
  [eventFields],
);

const DeleteEvent = graphql(`
  mutation DeleteEvent($documentId: ID!) {
    deleteEvent(documentId: $documentId) {
      documentId
    }
  }
`);

/** @param item the one to update, with the revision the changes are based on; null creates one */
export const saveEvent = (item: SiteEvent | null) =>
  mutationOptions({
    mutationKey: ['events', 'save'],
    mutationFn: async ({ values, media }: SaveWithMedia<EventValues>) => {
      const data = toEventInput(values, media);
      if (!item) {
        const { createEvent } = await strapi.request({ document: CreateEvent, variables: { data } });
        return toSiteEvent(stillThere(createEvent));
      }
      const { documentId, revision } = item;
      const variables = { documentId, data: { ...data, revision } };
      const { updateEvent } = await strapi.request({ document: UpdateEvent, variables });
      return toSiteEvent(stillThere(updateEvent));
    },
    onSuccess: (saved, _values, _shown, { client }) => putSaved(client, eventQueries.all(), saved),
    meta: {
      done: item ? wording.updated : wording.created,
      failed: wording.saveFailed,
      asksWhenOvertaken: true,
    },
  });

export const deleteEvent = () =>
  mutationOptions({
    mutationKey: ['events', 'delete'],
    mutationFn: (documentId: string) =>
      strapi.request({ document: DeleteEvent, variables: { documentId }, keepalive: true }),
    meta: { failed: wording.deleteFailed },
  });
