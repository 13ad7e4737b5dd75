import type { ContentTypeUid } from '../../content';
import { INITIATIVE_PATH } from '../../shared/site-pages';
import { type PreviewStatus, previewToken } from './preview-token';

type PageOf = string | ((item: { documentId: string; slug?: string }) => string);

/** The page that shows an item, as a path or a function of the item. Other types have none. */
const PAGES: Partial<Record<ContentTypeUid, PageOf>> = {
  'api::portfolio-item.portfolio-item': ({ slug }) => `/portfolio/${slug}`,
  'api::digital-set.digital-set': '/digitals',
  'api::blog-post.blog-post': ({ slug }) => `/blog/${slug}`,
  'api::milestone.milestone': '/bio',
  'api::project.project': ({ documentId }) => `/projects/${documentId}`,
  'api::event.event': '/events',
  'api::bio-content.bio-content': '/bio',
  'api::settings.settings': '/',
  'api::hero.hero': '/',
  'api::rate-card.rate-card': '/rate-card',
  'api::measurements.measurements': '/bio',
  'api::role-profiles.role-profiles': '/about-roles',
  'api::initiative.initiative': ({ slug }) => (slug ? `/${slug}` : INITIATIVE_PATH),
  'api::contact-details.contact-details': '/contact',
  'api::legal-pages.legal-pages': '/privacy-policy',
  'api::page-texts.page-texts': '/',
  'api::comp-card.comp-card': '/comp-card',
};

/**
 * Returns the target of the panel's "Open preview": the item's page. For a draft it has a signed link to that
 * page alone.
 *
 * @returns undefined when the item has no page
 */
export async function previewAddress(
  publicUrl: string,
  uid: string,
  { documentId, status }: { documentId: string; status?: string },
): Promise<string | undefined> {
  const page = PAGES[uid as ContentTypeUid];
  if (!page) return undefined;
  const wanted: PreviewStatus = status === 'draft' ? 'draft' : 'published';
  const path = typeof page === 'string' ? page : await pathOfItem(page, uid, documentId, wanted);
  return path && `${publicUrl}${path}?preview=${previewToken(wanted, path)}`;
}

async function pathOfItem(
  path: Exclude<PageOf, string>,
  uid: string,
  documentId: string,
  status: PreviewStatus,
) {
  const publishedAt = status === 'draft' ? null : { $notNull: true };
  const item = await strapi.db.query(uid).findOne({ where: { documentId, publishedAt } });
  return item ? path(item) : undefined;
}
