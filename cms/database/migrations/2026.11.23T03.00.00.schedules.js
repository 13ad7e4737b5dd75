/**
 * When items are published and withdrawn, and which items without drafts are hidden from visitors. These are
 * rows beside the items, because a scheduled moment is not a save of the item.
 */
module.exports = {
  async up(knex) {
    await knex.schema.createTable('schedules', (table) => {
      table.string('document_id', 255).primary();
      table.string('content_type', 120).notNullable();
      table.bigInteger('publish_at').index();
      table.bigInteger('unpublish_at').index();
      table.boolean('hidden').notNullable().defaultTo(false);
      // Why the work failed at its moment. It then waits for the owner.
      table.string('problem', 300);
    });
  },
};
