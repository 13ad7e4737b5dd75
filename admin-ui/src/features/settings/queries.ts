import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { setPlace } from '../../../../cms/src/shared/place';
import { sending } from '../../resource/reader';
import { graphql } from '../../strapi/graphql';
import { getJson } from '../../strapi/http';
import { wording } from './wording';

const siteState = z.object({
  siteTitle: z.string(),
  sendsMail: z.boolean(),
  place: z.record(z.string(), z.string()),
});

async function fetchSiteState(signal: AbortSignal) {
  const state = siteState.parse(await getJson('/api/site-state', { signal }));
  setPlace(state.place);
  return state;
}

export const settingsQueries = {
  /** Public data: the site's name and place, and whether it sends mail. Available before sign-in. */
  siteState: () =>
    queryOptions({
      queryKey: ['settings', 'site-state'] as const,
      queryFn: ({ signal }) => fetchSiteState(signal),
      staleTime: 60_000,
    }),
};

const SendTestMail = graphql(`mutation SendTestMail { sendTestMail }`);

/** The CMS refuses with a sentence about what the mail server did. */
export const sendTestMail = () =>
  sending(SendTestMail, {
    done: wording.testMail.sent,
    failed: (reason) => reason,
    changesNothingShown: true,
  });
