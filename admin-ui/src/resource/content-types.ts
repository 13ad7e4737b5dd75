import { type LinkProps, linkOptions } from '@tanstack/react-router';
import type { wording } from './wording';

/** CMS name of a type with files, pictures in its texts, or a publishing schedule. */
export type ContentType = keyof typeof wording.types;

const EDITORS: Record<ContentType, (documentId: string) => LinkProps> = {
  'api::portfolio-item.portfolio-item': (edit) =>
    linkOptions({ to: '/portfolio', search: { tab: 'upload-new', edit } }),
  'api::digital-set.digital-set': (form) => linkOptions({ to: '/model-profile/digitals', search: { form } }),
  'api::blog-post.blog-post': (edit) => linkOptions({ to: '/blog', search: { tab: 'create-new', edit } }),
  'api::milestone.milestone': (edit) => linkOptions({ to: '/bio', search: { tab: 'add-milestone', edit } }),
  'api::project.project': (edit) => linkOptions({ to: '/projects', search: { tab: 'create-new', edit } }),
  'api::event.event': (form) => linkOptions({ to: '/events', search: { form } }),
  'api::bio-content.bio-content': () => linkOptions({ to: '/bio' }),
  'api::settings.settings': () => linkOptions({ to: '/settings' }),
  'api::hero.hero': () => linkOptions({ to: '/pages', search: { tab: 'hero' } }),
  'api::rate-card.rate-card': () => linkOptions({ to: '/pages', search: { tab: 'rates' } }),
  'api::role-profiles.role-profiles': () => linkOptions({ to: '/pages', search: { tab: 'roles' } }),
  'api::initiative.initiative': () => linkOptions({ to: '/pages', search: { tab: 'initiative' } }),
  'api::legal-pages.legal-pages': () => linkOptions({ to: '/pages', search: { tab: 'legal' } }),
  'api::comp-card.comp-card': () => linkOptions({ to: '/model-profile/comp-card' }),
};

/** Returns whether this area has a form for the type; the CMS may have more types. */
export const isContentType = (name: string): name is ContentType => Object.hasOwn(EDITORS, name);

export const editorOf = (type: ContentType, documentId: string): LinkProps => EDITORS[type](documentId);
