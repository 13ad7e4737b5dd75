import { mutationOptions } from '@tanstack/react-query';
import { putSaved } from '../../content/collection';
import type { Values } from '../../manager/fields';
import { strapi } from '../../strapi/client';
import { stillThere } from '../../strapi/errors';
import { UpdateMediaFile } from './documents';
import { type MediaEntry, type MediaFields, toMediaEntry, toMediaInput } from './media-entry';
import { wording } from './wording';

/** Rights and description at once. A file that was deleted meanwhile is not made anew by its form. */
export const saveMedia = (item: MediaEntry | null) =>
  mutationOptions({
    mutationKey: ['media', 'save'],
    mutationFn: async (values: Values<MediaFields>) => {
      const { documentId, revision } = stillThere(item);
      const { alternativeText, data } = toMediaInput(values);
      const variables = { documentId, alternativeText, data: { ...data, revision } };
      const { saved } = await strapi.request({ document: UpdateMediaFile, variables });
      return toMediaEntry(stillThere(saved));
    },
    onSuccess: (saved, _values, _shown, { client }) => putSaved(client, ['media'], saved),
    meta: { done: wording.updated, failed: wording.saveFailed, asksWhenOvertaken: true },
  });
