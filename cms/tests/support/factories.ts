import { randomUUID } from 'node:crypto';
import type { UID } from '@strapi/strapi';
import { issueFormToken } from '../../src/site/submissions/form-token';
import type { BootedCms } from './boot-strapi';

type Fields = Record<string, unknown>;

/** build*: return the smallest valid fields of an item. */
export const buildMilestone = (fields: Fields = {}) => ({
  year: '2020',
  title: 'First show',
  description: 'A small stage',
  ...fields,
});

export const buildBlogPost = (fields: Fields = {}) => ({
  title: `Post ${randomUUID()}`,
  content: 'Words about a walk',
  ...fields,
});

export const buildProject = (fields: Fields = {}) => ({
  title: 'Uniform exchange',
  description: 'Uniforms that go on being worn',
  ...fields,
});

export const buildEvent = (fields: Fields = {}) => ({ title: 'Gala', date: '2026-12-01', ...fields });

export const buildPortfolioItem = (fields: Fields = {}) => ({ title: 'Runway look', ...fields });

export const buildMessage = (fields: Fields = {}) => ({
  senderName: 'Wanjiru',
  senderEmail: 'wanjiru@example.com',
  subject: 'A booking',
  message: 'Are you free in May?',
  ...fields,
});

export const buildApplication = (fields: Fields = {}) => ({
  name: 'Otieno',
  email: 'otieno@example.com',
  availability: ['Weekends'],
  ...fields,
});

export const buildComment = (fields: Fields = {}) => ({
  name: 'Achieng',
  email: 'achieng@example.com',
  text: 'Well said',
  ...fields,
});

/** Returns the token of a form opened a moment ago, so that no test has to wait. */
export const agedFormToken = () => issueFormToken(Date.now() - 5000);

export const buildProof = (fields: Fields = {}) => ({
  formToken: agedFormToken(),
  submissionKey: randomUUID(),
  ...fields,
});

export interface Created {
  id: number;
  documentId: string;
  revision: number;
}

/** create*: store an item without an API, as starter content and the system do. */
export async function create(
  { strapi }: BootedCms,
  uid: UID.ContentType,
  fields: Fields,
  status: 'draft' | 'published' = 'published',
): Promise<Created> {
  const data = { ...fields } as never;
  return (await strapi.documents(uid).create({ data, status })) as unknown as Created;
}

export const createMilestone = (cms: BootedCms, fields?: Fields) =>
  create(cms, 'api::milestone.milestone', buildMilestone(fields));

export const createBlogPost = (cms: BootedCms, fields?: Fields, status?: 'draft' | 'published') =>
  create(cms, 'api::blog-post.blog-post', buildBlogPost(fields), status);

export const createProject = (cms: BootedCms, fields?: Fields) =>
  create(cms, 'api::project.project', buildProject(fields));

export const createPortfolioItem = (cms: BootedCms, fields?: Fields) =>
  create(cms, 'api::portfolio-item.portfolio-item', buildPortfolioItem(fields));

export const createMessage = (cms: BootedCms, fields?: Fields) =>
  create(cms, 'api::message.message', buildMessage(fields));

export const createVolunteer = (cms: BootedCms, fields?: Fields) =>
  create(cms, 'api::volunteer.volunteer', buildApplication(fields));

export const createComment = (cms: BootedCms, fields?: Fields) =>
  create(cms, 'api::comment.comment', buildComment(fields));

/** Stores the row of a file in the media library, without a file on disk. */
export async function createImageRow({ strapi }: BootedCms, fields: Fields = {}): Promise<number> {
  const hash = `image_${randomUUID().slice(0, 8)}`;
  const { id } = await strapi.db.query('plugin::upload.file').create({
    data: {
      name: `${hash}.jpg`,
      hash,
      ext: '.jpg',
      mime: 'image/jpeg',
      size: 1,
      url: `/uploads/${hash}.jpg`,
      provider: 'local',
      folderPath: '/',
      ...fields,
    },
  });
  return id;
}

/** Saves settings as the owner's form does, but without a revision. */
export async function saveSettings({ strapi }: BootedCms, fields: Fields): Promise<void> {
  const settings = strapi.documents('api::settings.settings');
  const stored = await settings.findFirst({});
  // A copy, because rules change their input.
  if (stored) await settings.update({ documentId: stored.documentId, data: { ...fields } as never });
  else await settings.create({ data: { siteTitle: 'A site', ...fields } as never });
}

/** The smallest valid fields of every single type. */
const SINGLES: [UID.ContentType, Record<string, unknown>][] = [
  ['api::settings.settings', { siteTitle: 'A site' }],
  ['api::bio-content.bio-content', { title: 'A life', content: 'In words' }],
  [
    'api::hero.hero',
    {
      tagline: 'Walks',
      badge: 'Judge',
      finalistLine: 'Finalist',
      experience: '9 years',
      professions: ['Model'],
    },
  ],
  ['api::rate-card.rate-card', { title: 'Rates' }],
  ['api::measurements.measurements', {}],
  ['api::role-profiles.role-profiles', {}],
  [
    'api::initiative.initiative',
    {
      name: 'Endeleza',
      theme: 'Onwards',
      teaser: 'Short',
      about: 'Long',
      mission: 'What',
      vision: 'Where',
      endGoal: 'Why',
    },
  ],
  ['api::contact-details.contact-details', {}],
  [
    'api::legal-pages.legal-pages',
    {
      privacyPolicy: 'What is stored',
      privacyUpdatedOn: '2026-01-01',
      copyrightNotice: 'Whose it is',
      copyrightUpdatedOn: '2026-01-01',
    },
  ],
  ['api::page-texts.page-texts', {}],
  ['api::comp-card.comp-card', {}],
  ['api::booking-papers.booking-papers', { validDays: 14 }],
];

export async function createSingles(cms: BootedCms): Promise<void> {
  for (const [uid, fields] of SINGLES) await create(cms, uid, fields);
}
