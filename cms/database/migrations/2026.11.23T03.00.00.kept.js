/** Drafts and saved views of signed-in people, available on their other devices. */
module.exports = {
  async up(knex) {
    await knex.schema.createTable('kept_drafts', (table) => {
      table.increments('id');
      table.integer('account').notNullable();
      table.string('name', 160).notNullable();
      table.string('title', 200).notNullable();
      table.string('path', 300).notNullable();
      table.text('values').notNullable();
      table.integer('item_revision').notNullable();
      table.integer('revision').notNullable();
      table.bigInteger('kept_at').notNullable().index();
      table.unique(['account', 'name']);
    });
    await knex.schema.createTable('kept_views', (table) => {
      table.increments('id');
      table.integer('account').notNullable();
      table.string('list', 60).notNullable();
      table.string('name', 60).notNullable();
      // In lower case: names that differ only in case count as the same.
      table.string('name_key', 60).notNullable();
      table.text('search').notNullable();
      table.unique(['account', 'list', 'name_key']);
    });
  },
};
