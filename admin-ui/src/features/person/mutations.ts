import { mutationOptions } from '@tanstack/react-query';
import { dropDraftsAbout } from '../../kit/drafts/local-draft';
import { downloadText } from '../../kit/page/download-text';
import { strapi } from '../../strapi/client';
import { ErasePerson, ExportPerson } from './documents';
import { type Person, wording } from './wording';

/** Downloads all stored data of a visitor. */
export const exportPerson = () =>
  mutationOptions({
    mutationKey: ['person', 'export'],
    mutationFn: async ({ email, phone }: Person) => {
      const { person } = await strapi.request({ document: ExportPerson, variables: { email, phone } });
      downloadText(JSON.stringify(person, null, 2), 'person.json', 'application/json');
    },
    meta: { done: wording.exported, failed: wording.exportFailed, changesNothingShown: true },
  });

/** Deletes every message, application, comment and booking of a visitor, and the drafts about them. */
export const erasePerson = () =>
  mutationOptions({
    mutationKey: ['person', 'erase'],
    mutationFn: async ({ email, phone }: Person) => {
      const variables = { email, phone };
      const { erasePerson: erased } = await strapi.request({ document: ErasePerson, variables });
      dropDraftsAbout(erased.documentIds);
    },
    meta: { done: wording.erased, failed: wording.eraseFailed },
  });
