import type { UID } from '@strapi/strapi';
import type { BootedCms } from './boot-strapi';
import { create } from './factories';

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
];

export async function createSingles(cms: BootedCms): Promise<void> {
  for (const [uid, fields] of SINGLES) await create(cms, uid, fields);
}
