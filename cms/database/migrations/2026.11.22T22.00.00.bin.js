/**
 * Deleted items that can be restored for a while, and their files. Unlike the activity log, these rows can be
 * deleted: erasing a person covers them.
 */
module.exports = {
  async up(knex) {
    await knex.schema.createTable('bin', (table) => {
      table.increments('id');
      table.bigInteger('deleted_at').notNullable().index();
      table.string('content_type', 120).notNullable();
      table.string('document_id', 255).notNullable().index();
      table.string('title', 255);
      // The visitor who sent the item.
      table.string('email', 255).index();
      table.string('actor', 20).notNullable();
      table.string('actor_name', 255);
      table.string('door', 20).notNullable();
      table.binary('item').notNullable();
    });
    await knex.schema.createTable('bin_files', (table) => {
      table.integer('bin_id').notNullable().index();
      table.integer('file_id').notNullable().index();
    });
  },
};
