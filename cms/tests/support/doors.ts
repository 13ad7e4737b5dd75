import type { UID } from '@strapi/strapi';
import type { Answer, Client } from './client';

/** A content type as its two doors call it. */
export interface Noun {
  /** REST path below /api */
  path: string;
  /** GraphQL type */
  type: string;
  uid: UID.ContentType;
  single?: true;
}

export const NOUNS = {
  portfolioItem: {
    path: 'portfolio-items',
    type: 'PortfolioItem',
    uid: 'api::portfolio-item.portfolio-item',
  },
  blogPost: { path: 'blog-posts', type: 'BlogPost', uid: 'api::blog-post.blog-post' },
  milestone: { path: 'milestones', type: 'Milestone', uid: 'api::milestone.milestone' },
  project: { path: 'projects', type: 'Project', uid: 'api::project.project' },
  event: { path: 'events', type: 'Event', uid: 'api::event.event' },
  volunteer: { path: 'volunteers', type: 'Volunteer', uid: 'api::volunteer.volunteer' },
  message: { path: 'messages', type: 'Message', uid: 'api::message.message' },
  comment: { path: 'comments', type: 'Comment', uid: 'api::comment.comment' },
  bioContent: { path: 'bio-content', type: 'BioContent', uid: 'api::bio-content.bio-content', single: true },
  settings: { path: 'settings', type: 'Settings', uid: 'api::settings.settings', single: true },
  hero: { path: 'hero', type: 'Hero', uid: 'api::hero.hero', single: true },
  rateCard: { path: 'rate-card', type: 'RateCard', uid: 'api::rate-card.rate-card', single: true },
  roleProfiles: {
    path: 'role-profiles',
    type: 'RoleProfiles',
    uid: 'api::role-profiles.role-profiles',
    single: true,
  },
  initiative: { path: 'initiative', type: 'Initiative', uid: 'api::initiative.initiative', single: true },
  contactDetails: {
    path: 'contact-details',
    type: 'ContactDetails',
    uid: 'api::contact-details.contact-details',
    single: true,
  },
  legalPages: { path: 'legal-pages', type: 'LegalPages', uid: 'api::legal-pages.legal-pages', single: true },
} as const satisfies Record<string, Noun>;

export interface Saved {
  documentId: string;
  revision: number;
}

/** Draft or published version of a type with draft & publish. */
export type Version = 'draft' | 'published';

/** One of the two ways in: the same action through REST or through GraphQL. */
export interface Door {
  name: 'REST' | 'GraphQL';
  create(client: Client, noun: Noun, data: object, version?: Version): Promise<Answer<Saved>>;
  /** @param documentId ignored for a single type */
  update(
    client: Client,
    noun: Noun,
    documentId: string,
    data: object,
    version?: Version,
  ): Promise<Answer<Saved>>;
  remove(client: Client, noun: Noun, documentId: string): Promise<Answer<unknown>>;
}

export const REST: Door = {
  name: 'REST',
  create: (client, { path }, data, version = 'published') =>
    client.rest('POST', `/api/${path}?status=${version}`, { data }),
  update: (client, { path, single }, documentId, data, version = 'published') =>
    client.rest('PUT', `/api/${path}${single ? '' : `/${documentId}`}?status=${version}`, { data }),
  remove: (client, { path }, documentId) => client.rest('DELETE', `/api/${path}/${documentId}`),
};

export const GRAPHQL: Door = {
  name: 'GraphQL',
  create: (client, noun, data, version) => mutate(client, 'create', noun, { data, version }),
  update: (client, noun, documentId, data, version) =>
    mutate(client, 'update', noun, noun.single ? { data, version } : { documentId, data, version }),
  remove: (client, noun, documentId) => mutate(client, 'delete', noun, { documentId }),
};

export const DOORS: readonly Door[] = [REST, GRAPHQL];

interface MutationArguments {
  documentId?: string;
  data?: object;
  version?: Version;
}

async function mutate(
  client: Client,
  action: 'create' | 'update' | 'delete',
  { type }: Noun,
  { documentId, data, version = 'published' }: MutationArguments,
): Promise<Answer<Saved>> {
  const declared = [documentId && '$documentId: ID!', data && `$data: ${type}Input!`]
    .filter(Boolean)
    .join(', ');
  const passed = [
    documentId && 'documentId: $documentId',
    data && `data: $data, status: ${version.toUpperCase()}`,
  ].filter(Boolean);
  const selection = action === 'delete' ? 'documentId' : 'documentId revision';
  const answer = await client.graphql<{ saved: Saved | null }>(
    `mutation(${declared}) { saved: ${action}${type}(${passed.join(', ')}) { ${selection} } }`,
    { documentId, data },
  );
  return { ...answer, data: answer.data?.saved ?? undefined };
}

/** What a save that had to succeed stored; fails with the door's own sentence otherwise. */
export function saved(answer: Answer<Saved>): Saved {
  if (answer.failure || !answer.data) throw new Error(`Not saved: ${answer.status} ${answer.text}`);
  return answer.data;
}
