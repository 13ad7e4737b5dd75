import type { UID } from '@strapi/strapi';
import type { UploadKind } from '../shared/uploads';

export interface Kind {
  /**
   * Number of items and authors: `submission` comes from visitors, `private` only the owner sees, `companion` belongs
   * to a file
   */
  kind: 'collection' | 'single' | 'submission' | 'private' | 'companion';
  /** Visitors see none of it, so that changes do not make cached pages outdated. */
  unseen?: true;
  /** The panel's Editor has no access. */
  ownerOnly?: true;
  /** The owner can schedule publishing and unpublishing. */
  scheduled?: true;
  /** Kind of its uploads: sets the largest size. */
  uploads?: UploadKind;
}

/**
 * Every content type of ours. Permissions, the invalidation of cached pages, the GraphQL operations and the required
 * starter content all derive from this table. Tests fail if a type is missing.
 */
export const CONTENT_TYPES = {
  'api::portfolio-item.portfolio-item': { kind: 'collection', uploads: 'portfolio', scheduled: true },
  'api::digital-set.digital-set': { kind: 'collection', uploads: 'digital' },
  'api::blog-post.blog-post': { kind: 'collection', uploads: 'blog', scheduled: true },
  'api::milestone.milestone': { kind: 'collection', uploads: 'milestone' },
  'api::project.project': { kind: 'collection', uploads: 'project', scheduled: true },
  'api::event.event': { kind: 'collection', uploads: 'event', scheduled: true },
  'api::redirect.redirect': { kind: 'collection' },
  'api::bio-content.bio-content': { kind: 'single', uploads: 'page' },
  'api::settings.settings': { kind: 'single', uploads: 'page', ownerOnly: true },
  'api::hero.hero': { kind: 'single', uploads: 'page' },
  'api::rate-card.rate-card': { kind: 'single', uploads: 'page' },
  'api::measurements.measurements': { kind: 'single' },
  'api::role-profiles.role-profiles': { kind: 'single', uploads: 'page' },
  'api::initiative.initiative': { kind: 'single', uploads: 'page' },
  'api::contact-details.contact-details': { kind: 'single' },
  'api::legal-pages.legal-pages': { kind: 'single' },
  'api::page-texts.page-texts': { kind: 'single' },
  'api::comp-card.comp-card': { kind: 'single' },
  'api::booking-papers.booking-papers': { kind: 'single', unseen: true, ownerOnly: true },
  'api::volunteer.volunteer': { kind: 'submission', unseen: true },
  'api::message.message': { kind: 'submission', unseen: true },
  // Approved comments appear on the page of their post.
  'api::comment.comment': { kind: 'submission' },
  // The calendar of /book shows the states of days; these have a separate version (days/days-lock.ts).
  'api::booking.booking': { kind: 'submission', unseen: true },
  'api::quote.quote': { kind: 'private', unseen: true, ownerOnly: true },
  'api::payment.payment': { kind: 'private', unseen: true, ownerOnly: true },
  'api::away.away': { kind: 'private', unseen: true, ownerOnly: true },
  'api::picture-right.picture-right': { kind: 'companion', ownerOnly: true },
} as const satisfies Partial<Record<UID.ContentType, Kind>>;

type Table = typeof CONTENT_TYPES;
export type ContentTypeUid = keyof Table;
type UidOf<K extends Kind['kind']> = {
  [Uid in ContentTypeUid]: Table[Uid]['kind'] extends K ? Uid : never;
}[ContentTypeUid];
export type CollectionUid = UidOf<'collection'>;
export type SingleUid = UidOf<'single'>;
export type SubmissionUid = UidOf<'submission'>;
export type PrivateUid = UidOf<'private'>;

/** Fields that Strapi fills in. */
export const STRAPIS_FIELDS: readonly string[] = [
  'id',
  'documentId',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'createdBy',
  'updatedBy',
  'locale',
  'localizations',
];

const kinds = Object.entries(CONTENT_TYPES) as [ContentTypeUid, Kind][];

function ofKind<K extends Kind['kind']>(wanted: K): UidOf<K>[] {
  return kinds.filter(([, { kind }]) => kind === wanted).map(([uid]) => uid as UidOf<K>);
}

export const SINGLES = ofKind('single');
export const SUBMISSIONS = ofKind('submission');
export const COMPANIONS = ofKind('companion');

/** @param uid of any content type */
export const isSubmission = (uid: string | undefined): boolean =>
  SUBMISSIONS.some((submission) => submission === uid);

/** Types whose items the owner can schedule. */
export const SCHEDULED_TYPES = kinds.filter(([, { scheduled }]) => scheduled).map(([uid]) => uid);

/** Types that a page of the site can show. */
export const VISIBLE_TYPES = kinds.filter(([, { unseen }]) => !unseen).map(([uid]) => uid);
