/**
 * When an item goes out and when it leaves, and which items without drafts are hidden from visitors. Rows beside the items,
 * not fields of theirs: a moment comes without anybody having saved the item.
 */
module.exports = {
  async up(knex) {
    await knex.schema.createTable('schedules', (table) => {
      table.string('document_id', 255).primary();
      table.string('content_type', 120).notNullable();
      table.bigInteger('publish_at').index();
      table.bigInteger('unpublish_at').index();
      table.boolean('hidden').notNullable().defaultTo(false);
      // Why it could not be done at its moment. It waits for the owner then.
      table.string('problem', 300);
    });
  },
};
