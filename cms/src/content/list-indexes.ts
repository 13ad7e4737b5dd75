import type { Core } from '@strapi/strapi';
import type { CollectionUid, PrivateUid, SubmissionUid } from './content-types';

/**
 * Indexes that a content type's `indexes` cannot express: in the order of a list, only for the rows it shows. With
 * them, a page far down a list of ten thousand and the counts next to it read an index instead of whole rows. The table
 * has every content type, so that none is forgotten; short lists need no index.
 */
const LIST_INDEXES: Record<CollectionUid | SubmissionUid | PrivateUid, readonly string[]> = {
  'api::digital-set.digital-set': [],
  'api::portfolio-item.portfolio-item': [
    'portfolio_items_list_idx ON portfolio_items (created_at DESC, document_id)',
    'portfolio_items_order_idx ON portfolio_items (position, created_at DESC, document_id)',
  ],
  'api::blog-post.blog-post': [
    'blog_posts_by_publication_idx ON blog_posts (first_published_at DESC, document_id) WHERE published_at IS NOT NULL',
    'blog_posts_by_list_date_idx ON blog_posts (list_date DESC, document_id) WHERE published_at IS NULL',
    'blog_posts_published_by_tags_idx ON blog_posts (tags) WHERE published_at IS NOT NULL',
  ],
  'api::message.message': ['messages_archived_list_idx ON messages (is_archived, created_at DESC)'],
  'api::milestone.milestone': [],
  'api::project.project': [],
  'api::event.event': [],
  'api::redirect.redirect': [],
  'api::volunteer.volunteer': [],
  'api::comment.comment': [],
  'api::booking.booking': [
    'bookings_list_idx ON bookings (created_at DESC, document_id)',
    'bookings_by_day_idx ON bookings (first_day, document_id)',
    'bookings_by_state_idx ON bookings (state, first_day, document_id)',
    'bookings_by_last_day_idx ON bookings (state, last_day)',
  ],
  'api::quote.quote': ['quotes_by_end_idx ON quotes (state, valid_until)'],
  'api::payment.payment': ['payments_by_state_idx ON payments (state, booking_id)'],
  'api::away.away': ['aways_by_last_day_idx ON aways (last_day)'],
};

/**
 * Only for PostgreSQL. An SQLite index would depend on our own `lower`, which other programs that open the file lack.
 * SQLite reads 10,000 categories in 5 ms.
 */
const CATEGORY_INDEXES = [
  'portfolio_items_category_list_idx ON portfolio_items (lower(category), created_at DESC, document_id)',
  'portfolio_items_category_order_idx ON portfolio_items (lower(category), position, created_at DESC, document_id)',
];

/** For the files of an item, which every list with pictures reads. */
const FILES_INDEX = 'files_related_owner_idx ON files_related_mph (related_type, field, related_id, file_id)';

/**
 * Creates the indexes. Runs at every boot, because Strapi may rebuild a table without them when its content type
 * changes.
 */
export async function createListIndexes(strapi: Core.Strapi): Promise<void> {
  const ofDatabase = strapi.db.dialect.client === 'postgres' ? CATEGORY_INDEXES : [];
  for (const index of [...Object.values(LIST_INDEXES).flat(), FILES_INDEX, ...ofDatabase])
    await strapi.db.connection.raw(`CREATE INDEX IF NOT EXISTS ${index}`);
}
