import type { Core } from '@strapi/strapi';

/**
 * Beyond what a content type's `indexes` can say: in the order of a list, for what it shows only. With them a
 * page far down a list of ten thousand and the counts beside it read an index instead of whole rows.
 */
const LIST_INDEXES = [
  'blog_posts_published_list_idx ON blog_posts (created_at DESC, document_id) WHERE published_at IS NOT NULL',
  'blog_posts_drafts_list_idx ON blog_posts (created_at DESC, document_id) WHERE published_at IS NULL',
  'blog_posts_published_by_tags_idx ON blog_posts (tags) WHERE published_at IS NOT NULL',
  'messages_archived_list_idx ON messages (is_archived, created_at DESC)',
  'portfolio_items_list_idx ON portfolio_items (created_at DESC, document_id)',
  'portfolio_items_category_list_idx ON portfolio_items (lower(category), created_at DESC, document_id)',
  'portfolio_items_order_idx ON portfolio_items (position, created_at DESC, document_id)',
  'portfolio_items_category_order_idx ON portfolio_items (lower(category), position, created_at DESC, document_id)',
  'files_related_owner_idx ON files_related_mph (related_type, field, related_id, file_id)',
];

/** At every boot: Strapi may build a table anew when its content type has changed, without these. */
export async function createListIndexes(strapi: Core.Strapi): Promise<void> {
  for (const index of LIST_INDEXES) await strapi.db.connection.raw(`CREATE INDEX IF NOT EXISTS ${index}`);
}
