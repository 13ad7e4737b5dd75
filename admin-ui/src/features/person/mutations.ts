import { mutationOptions } from '@tanstack/react-query';
import { downloadText } from '../../manager/download-text';
import { dropDraftsAbout } from '../../manager/kept-draft';
import { strapi } from '../../strapi/client';
import { ErasePerson, ExportPerson } from './documents';
import { wording } from './wording';

/** Downloads everything that is stored about the visitor with this address. */
export const exportPerson = () =>
  mutationOptions({
    mutationKey: ['person', 'export'],
    mutationFn: async (email: string) => {
      const { person } = await strapi.request({ document: ExportPerson, variables: { email } });
      downloadText(JSON.stringify(person, null, 2), 'person.json', 'application/json');
    },
    meta: { done: wording.exported, failed: wording.exportFailed, changesNothingShown: true },
  });

/** Deletes every message, application, comment and booking of the visitor with this address, and what was begun about them. */
export const erasePerson = () =>
  mutationOptions({
    mutationKey: ['person', 'erase'],
    mutationFn: async (email: string) => {
      const { erasePerson: erased } = await strapi.request({ document: ErasePerson, variables: { email } });
      dropDraftsAbout(erased.documentIds);
    },
    meta: { done: wording.erased, failed: wording.eraseFailed },
  });
