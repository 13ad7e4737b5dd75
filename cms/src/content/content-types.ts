import type { UID } from '@strapi/strapi';
import type { UploadKind } from '../shared/uploads';

export interface Kind {
  /**
   * How many there are, and who writes them: `submission` is what visitors send, `private` what the owner keeps for
   * nobody else to see, a `companion` comes with each file
   */
  kind: 'collection' | 'single' | 'submission' | 'private' | 'companion';
  /** Visitors see none of it, so a change makes no page old. */
  unseen?: true;
  /** The panel's Editor does not work on it. */
  ownerOnly?: true;
  /** The owner can say when it goes out and when it leaves. */
  scheduled?: true;
  /** What its file is sent for: decides how large it may be. */
  uploads?: UploadKind;
}

/**
 * Every content type of ours, once. Who may read and write it, whether a change makes kept pages old, what GraphQL
 * offers and which starter content there must be all derive from here; a type that is missing fails the tests.
 */
export const CONTENT_TYPES = {
  'api::portfolio-item.portfolio-item': { kind: 'collection', uploads: 'portfolio', scheduled: true },
  'api::digital-set.digital-set': { kind: 'collection', uploads: 'digital' },
  'api::blog-post.blog-post': { kind: 'collection', uploads: 'blog', scheduled: true },
  'api::milestone.milestone': { kind: 'collection', uploads: 'milestone' },
  'api::project.project': { kind: 'collection', uploads: 'project', scheduled: true },
  'api::event.event': { kind: 'collection', uploads: 'event', scheduled: true },
  'api::redirect.redirect': { kind: 'collection' },
  'api::bio-content.bio-content': { kind: 'single' },
  'api::settings.settings': { kind: 'single', ownerOnly: true },
  'api::hero.hero': { kind: 'single' },
  'api::rate-card.rate-card': { kind: 'single' },
  'api::measurements.measurements': { kind: 'single' },
  'api::role-profiles.role-profiles': { kind: 'single' },
  'api::initiative.initiative': { kind: 'single' },
  'api::contact-details.contact-details': { kind: 'single' },
  'api::legal-pages.legal-pages': { kind: 'single' },
  'api::comp-card.comp-card': { kind: 'single' },
  'api::booking-papers.booking-papers': { kind: 'single', unseen: true, ownerOnly: true },
  'api::volunteer.volunteer': { kind: 'submission', unseen: true },
  'api::message.message': { kind: 'submission', unseen: true },
  // Approved ones are on the page of their post.
  'api::comment.comment': { kind: 'submission' },
  // The calendar of /book shows the states of its days; they have their own version (bookings/days-lock.ts).
  'api::booking.booking': { kind: 'submission', unseen: true },
  'api::quote.quote': { kind: 'private', unseen: true, ownerOnly: true },
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

/** Strapi's own fields of a row: nobody fills them in. */
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

export const COLLECTIONS = ofKind('collection');
export const SINGLES = ofKind('single');
export const SUBMISSIONS = ofKind('submission');
export const PRIVATES = ofKind('private');
export const COMPANIONS = ofKind('companion');

/** @param uid of any type, ours or not */
export const isSubmission = (uid: string | undefined): boolean =>
  SUBMISSIONS.some((submission) => submission === uid);

/** What goes out and leaves at a time of its own, if the owner says so. */
export const SCHEDULED_TYPES = kinds.filter(([, { scheduled }]) => scheduled).map(([uid]) => uid);

/** What a page of the site can show. */
export const VISIBLE_TYPES = kinds.filter(([, { unseen }]) => !unseen).map(([uid]) => uid);

/** What the panel's Editor works on: content, no settings, nothing that visitors sent. */
export const EDITOR_TYPES = kinds
  .filter(([, { kind, ownerOnly }]) => kind !== 'submission' && !ownerOnly)
  .map(([uid]) => uid);
