import { mutationOptions } from '@tanstack/react-query';
import { downloadText } from '../../manager/download-text';
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

/** Deletes every message, application, comment and booking of the visitor with this address. */
export const erasePerson = () =>
  mutationOptions({
    mutationKey: ['person', 'erase'],
    mutationFn: (email: string) => strapi.request({ document: ErasePerson, variables: { email } }),
    meta: { done: wording.erased, failed: wording.eraseFailed },
  });
