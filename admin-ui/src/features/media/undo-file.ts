import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { DECISION_UNDO_MS, offerUndo, showDone } from '../../notifications/toasts';
import { strapi } from '../../strapi/client';
import { BringFileBack, NewestInBin } from './documents';
import { wording } from './wording';

const FILE = 'plugin::upload.file';

const bringFileBack = () =>
  mutationOptions({
    mutationKey: ['media', 'undo'],
    mutationFn: (id: number) => strapi.request({ document: BringFileBack, variables: { id } }),
    meta: { done: wording.broughtBack, failed: wording.bringBackFailed },
  });

/**
 * Reports that a file was deleted or replaced, and offers Undo, which restores the former file from the bin.
 * @param name name of the former file
 */
export async function offerFileBack(client: QueryClient, name: string, sentence: string): Promise<void> {
  const id = await newestEntry(name).catch(() => undefined);
  if (id === undefined) return showDone(sentence);
  const undo = () =>
    void client
      .getMutationCache()
      .build(client, bringFileBack())
      .execute(id)
      .catch(() => undefined);
  offerUndo({ sentence, forMs: DECISION_UNDO_MS, undo });
}

/** Returns the number of the newest bin entry of a file with this name. */
async function newestEntry(name: string): Promise<number | undefined> {
  const { bin } = await strapi.request({ document: NewestInBin, variables: { q: name } });
  return bin.entries.find(({ contentType }) => contentType === FILE)?.id;
}
