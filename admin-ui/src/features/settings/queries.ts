import { queryOptions } from '@tanstack/react-query';
import type { ResultOf } from 'gql.tada';
import * as z from 'zod/mini';
import type { MenuPage } from '../../../../cms/src/shared/menu';
import { setPlace } from '../../../../cms/src/shared/place';
import { reader, sending } from '../../resource/reader';
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

/** Counts drafts, because every post has one. */
const PagesInUse = graphql(`query PagesInUse {
  settings { enableBlog enableVolunteers menu { page show } }
  blog: blogPosts_connection(status: DRAFT, pagination: { page: 1, pageSize: 1 }) { pageInfo { total } }
  events: events_connection(pagination: { page: 1, pageSize: 1 }) { pageInfo { total } }
  projects: projects_connection(pagination: { page: 1, pageSize: 1 }) { pageInfo { total } }
  volunteer: volunteers_connection(pagination: { page: 1, pageSize: 1 }) { pageInfo { total } }
}`);

export function toUnusedPages({ settings, blog, events, projects, volunteer }: ResultOf<typeof PagesInUse>) {
  const isOut = (name: MenuPage) =>
    settings?.menu?.some((entry) => entry?.page === name && entry.show === 'never');
  const pages = [
    { to: '/blog', rows: blog, isOff: isOut('blog') || settings?.enableBlog === false },
    { to: '/events', rows: events, isOff: isOut('events') },
    { to: '/projects', rows: projects, isOff: isOut('projects') },
    { to: '/volunteers', rows: volunteer, isOff: isOut('volunteer') || settings?.enableVolunteers === false },
  ] as const;
  return pages.filter(({ rows, isOff }) => isOff && rows?.pageInfo.total === 0).map(({ to }) => to);
}

export const settingsQueries = {
  /** Screens of the owner's area that are empty, and whose page is out of the site's menu or off. */
  unusedPages: () => reader('settings')('unused-pages', PagesInUse, { toData: toUnusedPages }),
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
