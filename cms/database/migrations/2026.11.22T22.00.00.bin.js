/**
 * What was deleted and can come back for a while, and the files that stay for it. Rows that may be deleted, unlike those of
 * the record: who asks to be forgotten is forgotten here, too.
 */
module.exports = {
  async up(knex) {
    await knex.schema.createTable('bin', (table) => {
      table.increments('id');
      table.bigInteger('deleted_at').notNullable().index();
      table.string('content_type', 120).notNullable();
      table.string('document_id', 255).notNullable().index();
      table.string('title', 255);
      // Of the visitor who sent it.
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
