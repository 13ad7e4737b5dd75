import type { UID } from '@strapi/strapi';
import { CONTENT_TYPES, type ContentTypeUid } from '../../src/content/content-types';
import type { Answer, Client } from './client';

/** Names of a content type in REST and GraphQL. */
export interface Noun {
  /** REST path below /api */
  path: string;
  /** GraphQL type */
  type: string;
  uid: UID.ContentType;
  single: boolean;
}

function noun<Uid extends ContentTypeUid>(uid: Uid): Noun & { uid: Uid } {
  const [, name = ''] = uid.split('.');
  const type = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const single = CONTENT_TYPES[uid].kind === 'single';
  return { path: single ? name : `${name}s`, type, uid, single };
}

export const NOUNS = {
  portfolioItem: noun('api::portfolio-item.portfolio-item'),
  digitalSet: noun('api::digital-set.digital-set'),
  blogPost: noun('api::blog-post.blog-post'),
  milestone: noun('api::milestone.milestone'),
  project: noun('api::project.project'),
  event: noun('api::event.event'),
  redirect: noun('api::redirect.redirect'),
  volunteer: noun('api::volunteer.volunteer'),
  message: noun('api::message.message'),
  comment: noun('api::comment.comment'),
  booking: noun('api::booking.booking'),
  away: noun('api::away.away'),
  quote: noun('api::quote.quote'),
  payment: noun('api::payment.payment'),
  bookingPapers: noun('api::booking-papers.booking-papers'),
  bioContent: noun('api::bio-content.bio-content'),
  settings: noun('api::settings.settings'),
  hero: noun('api::hero.hero'),
  rateCard: noun('api::rate-card.rate-card'),
  measurements: noun('api::measurements.measurements'),
  roleProfiles: noun('api::role-profiles.role-profiles'),
  initiative: noun('api::initiative.initiative'),
  contactDetails: noun('api::contact-details.contact-details'),
  pictureRight: noun('api::picture-right.picture-right'),
  legalPages: noun('api::legal-pages.legal-pages'),
  pageTexts: noun('api::page-texts.page-texts'),
  compCard: noun('api::comp-card.comp-card'),
};

export interface Saved {
  documentId: string;
  revision: number;
}

/** A version of a type with drafts. */
export type Version = 'draft' | 'published';

/** One API, REST or GraphQL, with the same actions. */
export interface Api {
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

export const REST: Api = {
  name: 'REST',
  create: (client, { path }, data, version = 'published') =>
    client.rest('POST', `/api/${path}?status=${version}`, { data }),
  update: (client, { path, single }, documentId, data, version = 'published') =>
    client.rest('PUT', `/api/${path}${single ? '' : `/${documentId}`}?status=${version}`, { data }),
  remove: (client, { path }, documentId) => client.rest('DELETE', `/api/${path}/${documentId}`),
};

export const GRAPHQL: Api = {
  name: 'GraphQL',
  create: (client, noun, data, version) => mutate(client, 'create', noun, { data, version }),
  update: (client, noun, documentId, data, version) =>
    mutate(client, 'update', noun, noun.single ? { data, version } : { documentId, data, version }),
  remove: (client, noun, documentId) => mutate(client, 'delete', noun, { documentId }),
};

export const APIS: readonly Api[] = [REST, GRAPHQL];

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

/** Returns the stored item of a save; throws the API's message if it was refused. */
export function saved(answer: Answer<Saved>): Saved {
  if (answer.failure || !answer.data) throw new Error(`Not saved: ${answer.status} ${answer.text}`);
  return answer.data;
}
